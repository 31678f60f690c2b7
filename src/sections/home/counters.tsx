import { Heading } from '#ui/heading.tsx'
import style from './counters.module.css'

interface CountersProps {
  title: string
  counters: readonly { countNum: number; text: string }[]
}

/** Numbers with a plus sign and their words, on the dark band. The final value is in the HTML. */
export function Counters({ title, counters }: CountersProps) {
  return (
    <section className={`band ${style.band}`}>
      <div data-scheme="dark">
        <Heading size="h4" text={title} dash={false} className={style.title ?? ''} />
        <ul className={style.row}>
          {counters.map(({ countNum, text }) => (
            <li key={text}>
              <p className={style.number}>
                <span data-count="">{countNum}</span>
                <span className={style.plus}>+</span>
              </p>
              <p className={style.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
