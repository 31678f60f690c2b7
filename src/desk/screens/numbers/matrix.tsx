import counts from './counts.module.css'
import style from './matrix.module.css'
import { inDigits, type MatrixView } from './numbers-props.ts'
import { Share } from './ranking.tsx'

/** Leads by page and form. */
export function Matrix({ forms, rows, note }: MatrixView) {
  const most = Math.max(1, ...rows.map(({ leads }) => leads))
  return (
    <section className={`${counts.counts} ${style.matrix}`} aria-labelledby="matrix">
      <h2 id="matrix">Leads per page and form</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area has to be reachable by keyboard. */}
      <section className={style.scroll} aria-label="Leads per page and form, in a table" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Page</th>
              <td />
              <th scope="col">Leads</th>
              {forms.map((form) => (
                <th key={form} scope="col">
                  {form}
                </th>
              ))}
              <th scope="col">Openings</th>
              <th scope="col">Per 100 openings</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ page, leads, counts, opened, rate }) => (
              <tr key={page}>
                <th scope="row">{page}</th>
                <td className={style.across}>
                  <Share of={leads / most} />
                </td>
                <td className={style.strong}>{inDigits(leads)}</td>
                {counts.map((count, index) => (
                  <td key={forms[index]} data-none={count === 0 || undefined}>
                    {inDigits(count)}
                  </td>
                ))}
                <td data-none={opened === 0 || undefined}>{opened !== undefined && inDigits(opened)}</td>
                <td className={style.strong}>{rate}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note && <p className={style.note}>{note}</p>}
    </section>
  )
}
