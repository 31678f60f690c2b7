import type { LeadView } from '#desk/inbox/inbox-view.ts'
import { Asking } from '#desk/parts/asking.tsx'
import { Pill } from '#desk/parts/pill.tsx'
import { fields } from '#desk/paths.ts'
import type { Action } from '#desk/view-parts.ts'
import style from './action-row.module.css'

/** What can be done with a lead, or the question in its place. On a narrow window it stands at the thumb. */
export function ActionRow({ lead }: { lead: LeadView }) {
  if (lead.question) return <Asking question={lead.question} from={lead.from} />
  return (
    <div className={style.actions}>
      {lead.actions.map((action) => (
        <OneAction key={action.label} action={action} from={lead.from} seen={lead.state} />
      ))}
    </div>
  )
}

function OneAction({ action, from, seen }: { action: Action; from: string; seen: string }) {
  const { label, path, verb, kind, grave = false, key, opens = false, posts = [] } = action
  const keys = key === undefined ? {} : { 'data-key': key, 'aria-keyshortcuts': key }
  if (opens) {
    return (
      <Pill href={path} kind={kind} grave={grave} {...keys}>
        {label}
      </Pill>
    )
  }
  return (
    <form method="post" action={path}>
      <input type="hidden" name={fields.from} value={from} />
      <input type="hidden" name={fields.seen} value={seen} />
      {posts.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Pill type="submit" name="verb" value={verb} kind={kind} grave={grave} {...keys}>
        {label}
      </Pill>
    </form>
  )
}
