import type { ObjectName } from '#art/names.ts'
import { Attended } from '#sections/shared/attended.tsx'
import style from './values.module.css'

interface ValuesProps {
  title: string
  lines?: readonly string[]
  object: ObjectName
  values: readonly { title: string; para: string }[]
}

/** The company's values, as a list between rules. */
export function Values({ title, lines, object, values }: ValuesProps) {
  return (
    <Attended title={title} {...(lines && { lines })} object={object}>
      <ol className={style.list}>
        {values.map(({ title: value, para }) => (
          <li key={value} className={style.value}>
            <h3 className={style.title}>{value}</h3>
            <p>{para}</p>
          </li>
        ))}
      </ol>
    </Attended>
  )
}
