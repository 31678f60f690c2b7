import style from './break-even.module.css'

export interface BreakEvenProps {
  /** A text on the scale for each plan, by billing period. */
  periods: Readonly<Record<'monthly' | 'yearly', readonly { title: string; text: string }[]>>
}

/** From how many queries on each plan costs least: a scale with its ticks at the plans' edges. */
export function BreakEven({ periods }: BreakEvenProps) {
  return Object.entries(periods).map(([period, places]) => (
    <ul key={period} className={style.scale} data-for={period}>
      {places.map(({ title, text }) => (
        <li key={title} className={style.place}>
          <p className={style.title}>{title}</p>
          <p className={style.text}>{text}</p>
        </li>
      ))}
    </ul>
  ))
}
