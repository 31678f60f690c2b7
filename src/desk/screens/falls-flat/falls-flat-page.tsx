import table from '#desk/parts/data-table.module.css'
import { FindField } from '#desk/parts/find-field.tsx'
import { Pill } from '#desk/parts/pill.tsx'
import { Segments } from '#desk/parts/segments.tsx'
import { Shell } from '#desk/parts/shell/shell.tsx'
import { Title } from '#desk/parts/title.tsx'
import page from '#desk/parts/wide-page.module.css'
import { fields, paths } from '#desk/paths.ts'
import type { FallsFlatView, FlatRow, FlatSource } from '#desk/screens/falls-flat/falls-flat-props.ts'
import type { Frame } from '#desk/shell-props.ts'
import style from './falls-flat-page.module.css'

/** The lines of the try-outs by votes of falls flat. */
export function FallsFlatPage({ view, frame }: { view: FallsFlatView; frame: Frame }) {
  return (
    <Shell shell={view.shell} frame={frame}>
      <div className={page.page}>
        <div className={page.head}>
          <div className={page.words}>
            <Title text="Falls flat" dash="still" />
            <p className={style.lead}>
              Lines of the try-out that people marked “Fell flat”. Counts only: what visitors typed is not kept, so it
              can’t be shown.
            </p>
          </div>
          <div className={page.ways}>
            <Segments label="Range" tabs={view.ranges} />
            <FindField
              action={paths.flat}
              kept={{ range: view.range }}
              choice={{ name: fields.kind, label: 'Kind', value: view.kind, choices: view.kinds }}
            />
          </div>
        </div>
        {view.rows.length === 0 ? <NoLines view={view} /> : <Lines rows={view.rows} />}
        <p className={style.note}>
          {view.overall} Lines shown fewer than {view.leastShown} times are left out. Change or delete a line in its
          file; patterns live in <code>src/wit</code>.
          {view.editor !== '' && (
            <>
              {' '}
              The links open where <code>{view.editor}</code> runs on this computer.
            </>
          )}
        </p>
      </div>
    </Shell>
  )
}

function NoLines({ view }: { view: FallsFlatView }) {
  return (
    <div className={page.nothing}>
      <h2>Nothing fell flat.</h2>
      <p>Nothing of this kind that was shown {view.leastShown} times in this stretch has been marked.</p>
      {view.kind !== '' && <Pill href={view.allHref}>Show all</Pill>}
    </div>
  )
}

function Lines({ rows }: { rows: readonly FlatRow[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area has to be reachable by keyboard.
    <section className={table.scroll} aria-label="Lines that fall flat" tabIndex={0}>
      <table className={style.lines}>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Kind</th>
            <th scope="col" colSpan={2}>
              Fell flat, per 100
            </th>
            <th scope="col" className={table.end}>
              Fell flat
            </th>
            <th scope="col" className={table.end}>
              Shown
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, text, isName, kind, source, perHundred, bar, flat, shown }) => (
            <tr key={id}>
              <th scope="row" className={style.line}>
                {isName ? <em className={style.name}>{text}</em> : text}
                {source && <Source {...source} />}
              </th>
              <td className={style.kind}>{kind}</td>
              <td className={style.bar}>
                <svg width="100%" height="12" aria-hidden="true">
                  <rect width={`${bar}%`} height="12" />
                </svg>
              </td>
              <td className={`${table.end} ${style.share}`}>{perHundred}</td>
              <td className={table.end}>{flat}</td>
              <td className={table.end}>{shown}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Source({ path, name, href }: FlatSource) {
  return (
    <span className={style.source}>
      {href === undefined ? path : <a href={href}>{path}</a>} {name}
    </span>
  )
}
