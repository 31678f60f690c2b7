import { Section } from '#sections/shared/layout/section.tsx'
import { Heading } from '#ui/heading.tsx'
import style from './subjects.module.css'

interface SubjectsProps {
  subjects: readonly { title: string; text: string }[]
  /** Text below the last row. */
  also: string
}

/** Subjects that should not be joked about, a ruled row each. */
export function Subjects({ subjects, also }: SubjectsProps) {
  return (
    <Section reveal={false}>
      <ul className={style.subjects}>
        {subjects.map(({ title, text }) => (
          <li key={title} className={style.subject}>
            <Heading size="h3" text={title} dash={false} />
            <p className={style.text}>{text}</p>
          </li>
        ))}
      </ul>
      <p className={style.also}>{also}</p>
    </Section>
  )
}
