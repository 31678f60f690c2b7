import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { Marks } from './bars.tsx'
import style from './numbers-page.module.css'
import { type BudgetView, inDigits } from './numbers-props.ts'
import plot from './plot.module.css'

const height = 112
const above = 24

/** Tokens of the AI service by day, under the limit of a day. */
export function Budget({ budget }: { budget: BudgetView }) {
  const { values, limit, marks, label, today, reached, rows } = budget
  const at = (index: number) => (values.length < 2 ? 0 : (index / (values.length - 1)) * 100)
  const y = scaleLinear([0, Math.max(1, limit, ...values)], [height, 0])
  return (
    <section className={style.budget} aria-labelledby="budget">
      <div className={style.about}>
        <h2 id="budget">AI budget</h2>
        <p>{today}</p>
        {reached && <p className={style.muted}>{reached}</p>}
      </div>
      <svg className={plot.plot} width="100%" height={above + height + 28} role="img" aria-label={label}>
        <svg y={above} width="100%" height={height} className={plot.inside} aria-hidden="true">
          <text className={plot.name} y={y(limit) - 6}>
            Limit of a day
          </text>
          <line className={plot.limit} x2="100%" y1={y(limit)} y2={y(limit)} />
          <svg
            viewBox={`0 0 100 ${height}`}
            width="100%"
            height={height}
            preserveAspectRatio="none"
            className={plot.inside}
            aria-hidden="true"
          >
            <path className={plot.tokens} d={line<number>((_value, index) => at(index), y)([...values]) ?? ''} />
          </svg>
          <line className={plot.base} x2="100%" y1={height} y2={height} />
          <Marks marks={marks} at={at} y={height + 20} last={values.length - 1} />
        </svg>
      </svg>
      <details className={style.same}>
        <summary>The same in numbers</summary>
        <table className={style.table}>
          <thead>
            <tr>
              <th scope="col">Days</th>
              <th scope="col">Tokens</th>
              <th scope="col">Most on a day</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, tokens, most }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{inDigits(tokens)}</td>
                <td>{inDigits(most)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
