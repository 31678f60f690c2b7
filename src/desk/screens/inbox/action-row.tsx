import { ConfirmDelete } from '#desk/parts/confirm-delete.tsx'
import { Pill } from '#desk/parts/pill.tsx'
import { fields } from '#desk/paths.ts'
import type { LeadView } from '#desk/screens/inbox/inbox-props.ts'
import type { Action } from '#desk/shell-props.ts'
import style from './action-row.module.css'

/** Buttons that fit on a phone; the others are in a menu. */
const atHand = 2

/** A lead's actions, or the question in their place. On a narrow window they are at the bottom. */
export function ActionRow({ lead }: { lead: LeadView }) {
  if (lead.question) return <ConfirmDelete question={lead.question} from={lead.from} />
  const show = (actions: readonly Action[]) =>
    actions.map((action) => <OneAction key={action.label} action={action} from={lead.from} seen={lead.state} />)
  const others = lead.actions.slice(atHand)
  return (
    <div className={style.actions}>
      {show(lead.actions.slice(0, atHand))}
      {others.length > 0 && (
        <>
          <span className={style.more}>
            <Pill type="button" popoverTarget="more-actions">
              More
            </Pill>
          </span>
          <div className={style.others} id="more-actions" popover="auto" data-folded="">
            {show(others)}
          </div>
        </>
      )}
    </div>
  )
}

function OneAction({ action, from, seen }: { action: Action; from: string; seen: string }) {
  const { label, short, path, verb, kind, destructive = false, key, opens = false, posts = [] } = action
  const keys = key === undefined ? {} : { 'data-key': key, 'aria-keyshortcuts': key }
  if (opens) {
    return (
      <Pill href={path} kind={kind} destructive={destructive} {...keys}>
        {short === undefined ? (
          label
        ) : (
          <>
            <span className={style.long}>{label}</span>
            <span className={style.short}>{short}</span>
          </>
        )}
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
      <Pill type="submit" name="verb" value={verb} kind={kind} destructive={destructive} {...keys}>
        {label}
      </Pill>
    </form>
  )
}
