import { Apply, Select } from '#desk/parts/find-inputs.tsx'
import { SaveLink } from '#desk/parts/save-link.tsx'
import { Shell } from '#desk/parts/shell/shell.tsx'
import { Title } from '#desk/parts/title.tsx'
import { paths } from '#desk/paths.ts'
import type { NumbersView } from '#desk/screens/numbers/numbers-props.ts'
import type { Frame } from '#desk/shell-props.ts'
import { Bars } from './bars.tsx'
import { Budget } from './budget.tsx'
import { Matrix } from './matrix.tsx'
import style from './numbers-page.module.css'
import { inDigits } from './numbers-props.ts'
import { Ranking } from './ranking.tsx'

/** All counts: openings, leads, referrers, and pages not found. */
export function NumbersPage({ view, frame }: { view: NumbersView; frame: Frame }) {
  return (
    <Shell shell={view.shell} frame={frame}>
      <div className={style.top}>
        <Title text="Numbers" dash="still" />
        <Filter view={view} />
      </div>
      <Openings view={view} />
      <div className={style.page}>
        <Periods view={view} />
        <div className={style.pair} data-ruled="">
          <section className={style.leads} aria-labelledby="leads">
            <div>
              <h2 id="leads">{view.leads.title}</h2>
              <p>{inDigits(view.leads.total)}</p>
            </div>
            <Bars bars={view.leads.bars} id="leads-plot" height={168} />
          </section>
          <Ranking ranking={view.leadsByForm} />
        </div>
        {view.matrix && <Matrix {...view.matrix} />}
        <div className={style.pair}>
          {view.rankings.map((ranking) => (
            <Ranking key={ranking.id} ranking={ranking} />
          ))}
        </div>
        {view.budget && <Budget budget={view.budget} />}
        <p className={style.kept}>
          Counts by day. No address, no cookie, no identifier. Robots and prefetched pages are left out. Kept for{' '}
          {view.months} months.
        </p>
      </div>
    </Shell>
  )
}

function Filter({ view: { ranges, range, pages, page, csvHref } }: { view: NumbersView }) {
  return (
    <div className={style.filter}>
      <nav className={style.ranges} aria-label="Range">
        {ranges.map(({ label, href, active }) => (
          <a key={label} href={href} aria-current={active ? 'true' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <form className={style.form} method="get" action={paths.numbers} data-filter="">
        {range !== '' && <input type="hidden" name="range" value={range} />}
        <Select name="page" label="Page" choices={pages} value={page} />
        <Apply />
      </form>
      <SaveLink href={csvHref} />
    </div>
  )
}

function Openings({ view: { total, sentence, compared, legend, openings } }: { view: NumbersView }) {
  return (
    <section className={style.openings} data-ground="sky" aria-label="Openings">
      <div className={style.head}>
        <p className={style.total}>{inDigits(total)}</p>
        <div>
          <h2>{sentence}</h2>
          {compared && <p>{compared}</p>}
        </div>
        <ul className={style.legend}>
          <li data-of="bar">{legend.unit}</li>
          <li data-of="so-far">{legend.soFar}</li>
          {legend.before && <li data-of="line">{legend.before}</li>}
        </ul>
      </div>
      <Bars bars={openings} id="openings-plot" height={210} />
    </section>
  )
}

function Periods({ view: { period, periods } }: { view: NumbersView }) {
  const [first] = periods
  return (
    <details className={style.same} open>
      <summary>The same in numbers</summary>
      <table className={style.table}>
        <thead>
          <tr>
            <th scope="col">{period}</th>
            <th scope="col">Openings</th>
            {first?.before !== undefined && <th scope="col">Before</th>}
            <th scope="col">Leads</th>
            {first?.missing !== undefined && <th scope="col">Not found</th>}
          </tr>
        </thead>
        <tbody>
          {periods.map(({ name, opened, before, leads, missing }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{inDigits(opened)}</td>
              {before !== undefined && <td>{inDigits(before)}</td>}
              <td>{inDigits(leads)}</td>
              {missing !== undefined && <td>{inDigits(missing)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
