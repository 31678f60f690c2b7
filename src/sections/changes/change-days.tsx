import type { LoggedDay, LoggedYear } from '#content-model/collections/change-log.ts'
import { Section } from '#sections/shared/layout/section.tsx'
import { Heading } from '#ui/heading.tsx'
import { Tag } from '#ui/tag.tsx'
import style from './change-days.module.css'

/** A dated log: the day beside what changed on it. */
export function ChangeDays({ years }: { years: readonly LoggedYear[] }) {
  return (
    <Section className={style.log ?? ''} reveal={false}>
      {years.map(({ title, days }) => (
        <div key={days[0]?.day}>
          {title && <Heading text={title} className={style.year ?? ''} />}
          {days.map((day) => (
            <Day key={day.day} {...day} level={title ? 3 : 2} />
          ))}
        </div>
      ))}
    </Section>
  )
}

function Day({ day, date, month, entries, level }: LoggedDay & { level: 2 | 3 }) {
  const DayTitle: `h${2 | 3}` = `h${level}`
  const EntryTitle: `h${3 | 4}` = level === 2 ? 'h3' : 'h4'
  const [monthName, year] = month.split(' ')
  return (
    <section className={style.day}>
      <DayTitle className={style.date}>
        {/* Read as "November 22, 2026"; drawn with the day first. */}
        <time dateTime={day}>
          <span className="visually-hidden">{`${monthName} ${date}, ${year}`}</span>
          <span aria-hidden="true" className={style.number}>
            {date}
          </span>
          <span aria-hidden="true" className={style.month}>
            {month}
          </span>
        </time>
      </DayTitle>
      <ul className={style.entries}>
        {entries.map(({ kind, title, text }) => (
          <li key={title} className={style.entry}>
            <EntryTitle className={style.title}>{title}</EntryTitle>
            <p className={style.text}>{text}</p>
            <Tag className={style.kind ?? ''}>{kind}</Tag>
          </li>
        ))}
      </ul>
    </section>
  )
}
