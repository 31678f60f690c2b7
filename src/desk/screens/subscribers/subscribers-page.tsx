import { Fragment } from 'react'
import table from '#desk/parts/data-table.module.css'
import { FindField } from '#desk/parts/find-field.tsx'
import { Pill } from '#desk/parts/pill.tsx'
import { ResultFlash } from '#desk/parts/result-flash.tsx'
import { SaveLink } from '#desk/parts/save-link.tsx'
import { Segments } from '#desk/parts/segments.tsx'
import { Shell } from '#desk/parts/shell/shell.tsx'
import { Title } from '#desk/parts/title.tsx'
import { VisitorText } from '#desk/parts/visitor-text.tsx'
import page from '#desk/parts/wide-page.module.css'
import { paths } from '#desk/paths.ts'
import type { SubscriberRow, SubscribersView } from '#desk/screens/subscribers/subscribers-props.ts'
import type { Frame } from '#desk/shell-props.ts'
import { Evidence } from './evidence.tsx'
import style from './subscribers-page.module.css'

const columns = 6

/** Sign-ups for letters, with their evidence. */
export function SubscribersPage({ view, frame }: { view: SubscribersView; frame: Frame }) {
  const { filter, nothing } = view
  return (
    <Shell shell={view.shell} frame={frame}>
      <div className={page.page}>
        <div className={page.head}>
          <div className={page.words}>
            <Title text="Subscribers" dash="still" />
            <p>Only confirmed people get letters. Whoever left stays out, also when somebody else signs them up.</p>
          </div>
          <div className={page.ways}>
            <SaveLink href={view.csvHref} label="Export as CSV" />
            <Pill href={paths.announce} kind="primary">
              Write to them
            </Pill>
          </div>
        </div>
        {view.flash && <ResultFlash {...view.flash} from={view.here} />}
        {view.unasked !== undefined && <ResultFlash kind="notice" text={view.unasked} />}
        <div className={page.choice}>
          <Segments label="State" tabs={view.tabs} />
          <FindField
            action={paths.subscribers}
            label="Find an address"
            value={filter.q}
            kept={{ state: filter.state }}
            choice={{ name: 'list', label: 'List', value: filter.list, choices: view.lists }}
          />
        </div>
        {nothing ? (
          <div className={page.nothing}>
            <h2>{nothing.title}</h2>
            <p>
              <VisitorText text={nothing.text} />
            </p>
            {nothing.way && <Pill href={nothing.way.href}>{nothing.way.label}</Pill>}
          </div>
        ) : (
          <People rows={view.rows} here={view.here} />
        )}
        <div className={page.foot}>
          <p>{view.count}</p>
          {(view.newerHref ?? view.olderHref) !== undefined && (
            <div className={page.turn}>
              <Turn label="Newer" href={view.newerHref} />
              <Turn label="Older" href={view.olderHref} />
            </div>
          )}
        </div>
      </div>
    </Shell>
  )
}

function Turn({ label, href }: { label: string; href: string | undefined }) {
  return href === undefined ? (
    <Pill type="button" disabled>
      {label}
    </Pill>
  ) : (
    <Pill href={href}>{label}</Pill>
  )
}

function People({ rows, here }: { rows: readonly SubscriberRow[]; here: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area has to be reachable by keyboard.
    <section className={table.scroll} aria-label="Subscribers" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Address</th>
            <th scope="col">State</th>
            <th scope="col">List</th>
            <th scope="col">Signed up</th>
            <th scope="col">Confirmed</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.id}>
              <Person row={row} />
              {row.evidence && (
                <tr className={style.opened}>
                  <td colSpan={columns}>
                    <Evidence evidence={row.evidence} here={here} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const states = { confirmed: 'Confirmed', pending: 'Pending', unconfirmed: 'Unconfirmed', left: 'Left' } as const

function Person({
  row: { id, email, state, list, signedUp, confirmed, evidenceHref, evidence },
}: {
  row: SubscriberRow
}) {
  return (
    <tr id={`subscriber-${id}`} className={style.row}>
      <th scope="row" className={email === undefined ? table.muted : table.address}>
        {email === undefined ? 'left, address not kept' : <VisitorText text={email} />}
      </th>
      <td className={table.state} data-state={state}>
        {state === 'pending' && <span className={table.dash} />}
        {states[state]}
      </td>
      <td className={email === undefined ? table.muted : undefined}>{list}</td>
      <td className={email === undefined ? `${table.short} ${table.muted}` : table.short}>{signedUp}</td>
      <td className={confirmed === 'Not yet' ? `${table.short} ${table.muted}` : table.short}>{confirmed}</td>
      <td className={table.end}>
        {evidenceHref && (
          <a className={style.evidence} href={evidenceHref} aria-expanded={evidence !== undefined}>
            Evidence<span className="visually-hidden"> of {email}</span>
          </a>
        )}
      </td>
    </tr>
  )
}
