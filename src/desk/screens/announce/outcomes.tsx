import table from '#desk/parts/data-table.module.css'
import { FindField } from '#desk/parts/find-field.tsx'
import { Pill } from '#desk/parts/pill.tsx'
import { Segments } from '#desk/parts/segments.tsx'
import { VisitorText } from '#desk/parts/visitor-text.tsx'
import page from '#desk/parts/wide-page.module.css'
import { paths } from '#desk/paths.ts'
import type { AnnouncementView, BroadcastLetterRow } from '#desk/screens/announce/announce-props.ts'
import style from './announcement-page.module.css'

/** The letters that failed so far. */
export function GivenUp({ rows }: { rows: readonly BroadcastLetterRow[] }) {
  return (
    <div id="given-up">
      {rows.length > 0 && (
        <section className={style.list}>
          <h2>Given up so far</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area has to be reachable by keyboard. */}
          <section className={table.scroll} aria-label="Given up so far" tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">Address</th>
                  <th scope="col">Why</th>
                  <th scope="col" className={table.end}>
                    When
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ id, email, said, at }) => (
                  <tr key={id}>
                    <th scope="row" className={table.address}>
                      <VisitorText text={email} />
                    </th>
                    <td className={table.said}>
                      <VisitorText text={said} />
                    </td>
                    <td className={table.end}>{at}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </section>
      )}
    </div>
  )
}

const states = { delivered: 'Delivered', 'given up': 'Given up', waiting: 'Waiting' } as const

/** The outcome of each letter. */
export function Outcomes({ view }: { view: AnnouncementView }) {
  return (
    <>
      <div className={page.choice}>
        <Segments label="Outcome" tabs={view.tabs} />
        <FindField
          action={paths.announcement(view.id)}
          label="Find an address"
          value={view.filter.q}
          kept={{ state: view.filter.state }}
        />
      </div>
      {view.rows.length === 0 ? (
        <div className={page.nothing}>
          <h2>No such letter.</h2>
          <p>Whoever left, or was erased, is forgotten here, too.</p>
          <Pill href={paths.announcement(view.id)}>Show all</Pill>
        </div>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area has to be reachable by keyboard.
        <section className={table.scroll} aria-label="Letters" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Address</th>
                <th scope="col">Outcome</th>
                <th scope="col">Server said</th>
                <th scope="col" className={table.end}>
                  Tries
                </th>
                <th scope="col" className={table.end}>
                  At
                </th>
              </tr>
            </thead>
            <tbody>
              {view.rows.map(({ id, email, state, said, tries, at }) => (
                <tr key={id}>
                  <th scope="row" className={table.address}>
                    <VisitorText text={email} />
                  </th>
                  <td className={table.state} data-state={state}>
                    {states[state]}
                  </td>
                  <td className={table.said}>
                    {said === '' ? <span className={table.muted}>Taken</span> : <VisitorText text={said} />}
                  </td>
                  <td className={table.end}>{tries}</td>
                  <td className={`${table.end} ${table.short}`}>{at}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {view.count !== '' && (
        <div className={page.foot}>
          <p>{view.count}</p>
          <div className={page.turn}>
            {view.newerHref && <Pill href={view.newerHref}>Back</Pill>}
            {view.olderHref && <Pill href={view.olderHref}>More</Pill>}
          </div>
        </div>
      )}
    </>
  )
}
