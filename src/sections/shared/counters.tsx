import { Heading } from '#ui/heading.tsx'
import style from './counters.module.css'

interface CountersProps {
  title: string
  counters: readonly { value: number; sign?: string; label: string }[]
}

/** Numbers with their words, on the dark band; nothing without any. The final value is in the HTML. */
export function Counters({ title, counters }: CountersProps) {
  if (counters.length === 0) return null
  return (
    <section className={`band ${style.band}`}>
      <div data-scheme="dark">
        <Heading size="h4" text={title} dash={false} className={style.title ?? ''} />
        <ul className={style.row}>
          {counters.map(({ value, sign, label }) => (
            <li key={label}>
              <p className={style.number}>
                <span data-count="">{value}</span>
                {sign && <span className={style.sign}>{sign}</span>}
              </p>
              <p className={style.text}>{label}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
