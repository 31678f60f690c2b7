import { Pill } from '#desk/parts/pill.tsx'
import style from '#desk/parts/question.module.css'
import type { InboxView } from '#desk/screens/inbox/inbox-props.ts'

/** Asks before several leads are deleted, with the focus on keeping them. */
export function BulkQuestion({ question, here }: { question: NonNullable<InboxView['question']>; here: string }) {
  return (
    <form className={style.question} data-place="list" method="post" action={question.path}>
      <p>{question.text}</p>
      <input type="hidden" name="from" value={here} />
      <input type="hidden" name="sure" value="yes" />
      {question.ids.map((id) => (
        <input key={id} type="hidden" name="lead" value={id} />
      ))}
      <Pill type="submit" name="verb" value="delete" kind="primary" destructive>
        Delete
      </Pill>
      <Pill href={question.keepHref} data-focus="">
        Keep
      </Pill>
    </form>
  )
}
