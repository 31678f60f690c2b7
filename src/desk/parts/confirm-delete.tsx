import { fields } from '#desk/paths.ts'
import type { Question } from '#desk/shell-props.ts'
import { Pill } from './pill.tsx'
import style from './question.module.css'

/** Asks before a deletion, with the focus on keeping. @param from the address to come back to */
export function ConfirmDelete({
  question: { text, path, keepHref, posts },
  from,
}: {
  question: Question
  from: string
}) {
  return (
    <form className={style.question} method="post" action={path}>
      <p>{text}</p>
      <input type="hidden" name={fields.from} value={from} />
      {posts.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Pill type="submit" kind="primary" destructive>
        Delete
      </Pill>
      <Pill href={keepHref} data-focus="">
        Keep
      </Pill>
    </form>
  )
}
