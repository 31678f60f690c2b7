import type { LeadView } from '#desk/inbox/inbox-view.ts'
import { Pill } from '#desk/parts/pill.tsx'
import question from '#desk/parts/question.module.css'
import { fields } from '#desk/paths.ts'
import type { Action } from '#desk/view-parts.ts'
import style from './action-row.module.css'

/** What can be done with a lead, or the question in its place. On a narrow window it stands at the thumb. */
export function ActionRow({ lead }: { lead: LeadView }) {
  if (lead.question) {
    return (
      <form className={question.question} method="post" action={lead.question.path}>
        <p>{lead.question.text}</p>
        <input type="hidden" name={fields.from} value={lead.from} />
        <Pill type="submit" kind="primary" grave>
          Delete
        </Pill>
        <Pill href={lead.question.keepHref} data-focus="">
          Keep
        </Pill>
      </form>
    )
  }
  return (
    <div className={style.actions}>
      {lead.actions.map((action) => (
        <OneAction key={action.label} action={action} from={lead.from} seen={lead.state} />
      ))}
    </div>
  )
}

function OneAction({ action, from, seen }: { action: Action; from: string; seen: string }) {
  const { label, path, verb, kind, grave = false, key, opens = false } = action
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
      <Pill type="submit" name="verb" value={verb} kind={kind} grave={grave} {...keys}>
        {label}
      </Pill>
    </form>
  )
}
