import { Pill } from '#desk/parts/pill.tsx'
import { ResultFlash } from '#desk/parts/result-flash.tsx'
import { SaveLink } from '#desk/parts/save-link.tsx'
import { Shell } from '#desk/parts/shell/shell.tsx'
import { Title } from '#desk/parts/title.tsx'
import { paths } from '#desk/paths.ts'
import type { HealthCheck, HealthView, SessionRow } from '#desk/screens/health/health-props.ts'
import type { Frame } from '#desk/shell-props.ts'
import style from './health-page.module.css'

/** Checks of the site, sessions, and the audit log. */
export function HealthPage({ view, frame }: { view: HealthView; frame: Frame }) {
  const fine = view.flash.kind === 'done'
  return (
    <Shell shell={view.shell} frame={frame}>
      <div className={style.page}>
        <div className={style.top}>
          <Title text="Health" dash={fine ? 'emptied' : 'waits'} />
          <p className={style.looked} data-live="looked">
            Looked at {view.lookedAt}.
            <span data-live-note="" hidden>
              {' '}
              Looks again every 15 seconds.
            </span>
          </p>
        </div>
        <div data-live="flash">
          <ResultFlash {...view.flash} />
        </div>
        <ul className={style.checks} data-live="checks">
          {view.checks.map((check) => (
            <OneCheck key={check.name} check={check} />
          ))}
        </ul>
        <Sessions view={view} />
        <Audit view={view} />
      </div>
    </Shell>
  )
}

function OneCheck({ check: { name, word, value, line, meter } }: { check: HealthCheck }) {
  return (
    <li className={style.check}>
      <h2>{name}</h2>
      <p className={style.word} data-word={word}>
        {word}
      </p>
      <p className={style.value}>{value}</p>
      {meter !== undefined && (
        <svg className={style.meter} width="100%" height="12" aria-hidden="true">
          <rect width="100%" height="12" className={style.room} />
          <rect width={`${Math.round(meter * 1000) / 10}%`} height="12" />
        </svg>
      )}
      <p className={style.line}>{line}</p>
    </li>
  )
}

function Sessions({ view: { sessions, asks } }: { view: HealthView }) {
  const others = sessions.some(({ own }) => !own)
  return (
    <section className={style.list}>
      <div className={style.heading}>
        <h2 id="sessions">Sessions</h2>
        {others && !asks && (
          <Pill href={`${paths.health}?end=others#sessions`} kind="bare" destructive>
            End all others
          </Pill>
        )}
      </div>
      {asks && (
        <form className={style.question} method="post" action={paths.endOthers}>
          <p>End all other sessions?</p>
          <Pill type="submit" kind="primary" destructive>
            End them
          </Pill>
          <Pill href={paths.health} data-focus="">
            Keep
          </Pill>
        </form>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area has to be reachable by keyboard. */}
      <section className={style.scroll} aria-labelledby="sessions" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Browser</th>
              <th scope="col">Who</th>
              <th scope="col">How</th>
              <th scope="col">Since</th>
              <th scope="col">Last seen</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {sessions.map((session) => (
              <SessionLine key={session.id} session={session} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

function SessionLine({ session: { id, browser, who, how, since, seen, own } }: { session: SessionRow }) {
  return (
    <tr>
      <th scope="row">{browser}</th>
      <td>{who}</td>
      <td>{how}</td>
      <td>{since}</td>
      <td>{seen}</td>
      <td className={style.end}>
        {own ? (
          'Ends with Sign out'
        ) : (
          <form method="post" action={paths.endSession(id)}>
            <Pill type="submit" slight>
              End<span className="visually-hidden"> {browser}</span>
            </Pill>
          </form>
        )}
      </td>
    </tr>
  )
}

function Audit({ view: { audit, olderHref, auditMonths } }: { view: HealthView }) {
  return (
    <section className={style.list}>
      <div className={style.heading}>
        <h2 id="audit">Who did what</h2>
        <SaveLink href={paths.audit} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area has to be reachable by keyboard. */}
      <section className={style.scroll} aria-labelledby="audit" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Who</th>
              <th scope="col">What</th>
              <th scope="col">To</th>
            </tr>
          </thead>
          <tbody>
            {audit.map(({ id, when, who, what, subject }) => (
              <tr key={id}>
                <td>{when}</td>
                <td>{who}</td>
                <td>{what}</td>
                <td>{subject}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {olderHref && (
        <p className={style.older}>
          <Pill href={olderHref}>Older</Pill>
        </p>
      )}
      <p className={style.note}>Without visitors’ words. Kept for {auditMonths} months.</p>
    </section>
  )
}
