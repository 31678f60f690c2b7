import style from './counters.module.css'

interface CountersProps {
  /** The section's name for screen readers; the numbers speak for themselves. */
  label: string
  counters: readonly { countNum: number; text: string }[]
}

/** Numbers with a plus sign, on the dark band. The final value is in the HTML. */
export function Counters({ label, counters }: CountersProps) {
  return (
    <section className={`band ${style.band}`} aria-label={label}>
      <ul className={style.row} data-scheme="dark">
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
    </section>
  )
}
