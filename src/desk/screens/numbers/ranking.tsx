import { VisitorText } from '#desk/parts/visitor-text.tsx'
import counts from './counts.module.css'
import { inDigits, type RankingView } from './numbers-props.ts'
import style from './ranking.module.css'

/** The highest counts with bars: a plot and its table at once. */
export function Ranking({ ranking }: { ranking: RankingView }) {
  const { id, title, what, by, aside, rows, note, nothing } = ranking
  const most = Math.max(1, ...rows.map(({ times }) => times))
  return (
    <section className={`${counts.counts} ${style.ranking}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <p className={style.nothing}>{nothing}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{what}</th>
              <td />
              {aside && <th scope="col">{aside}</th>}
              <th scope="col">{by}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.name}\n${row.note}`}>
                <th scope="row">
                  <VisitorText text={row.name} />
                  {row.note && (
                    <span className={style.note}>
                      {' '}
                      <VisitorText text={row.note} />
                    </span>
                  )}
                </th>
                <td className={style.across}>
                  <Share of={row.times / most} />
                </td>
                {aside && <td className={style.aside}>{row.aside}</td>}
                <td>{inDigits(row.times)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {note && <p className={style.below}>{note}</p>}
    </section>
  )
}

/** A bar of a table. @param of from 0 to 1 */
export const Share = ({ of }: { of: number }) => (
  <svg className={style.share} width="100%" height="12" aria-hidden="true">
    <rect width={`${Math.round(of * 1_000) / 10}%`} height="12" />
  </svg>
)
