import { countInDigits } from '#desk/count-in-digits.ts'
import { KeyHint } from '#desk/parts/key-hint.tsx'
import { Pill } from '#desk/parts/pill.tsx'
import { SaveLink } from '#desk/parts/save-link.tsx'
import { Title } from '#desk/parts/title.tsx'
import { VisitorText } from '#desk/parts/visitor-text.tsx'
import { paths } from '#desk/paths.ts'
import type { Day, InboxRow, InboxView } from '#desk/screens/inbox/inbox-props.ts'
import { Icon } from '#ui/icon.tsx'
import { Arrivals } from './arrivals.tsx'
import { BulkQuestion } from './bulk-question.tsx'
import style from './lead-list.module.css'
import { ListFilter } from './list-filter.tsx'
import { SelectionBar } from './selection-bar.tsx'

const hints = [
  { keys: ['j', 'k'], does: 'move' },
  { keys: ['x'], does: 'select' },
  { keys: ['e'], does: 'handled' },
  { keys: ['s'], does: 'spam' },
  { keys: ['/'], does: 'search' },
  { keys: ['?'], does: 'all keys' },
] as const

/** The left pane: filters, the list, and the actions for the selection. */
export function LeadList({ view }: { view: InboxView }) {
  const waits = (view.shell.waiting.inbox ?? 0) > 0
  return (
    <section className={style.pane} aria-label="Leads">
      <div className={style.head}>
        <div className={style.top}>
          <Title text="Inbox" dash={waits ? 'waits' : 'emptied'} />
          <SaveLink href={view.csvHref} />
        </div>
        <ListFilter view={view} />
        <div className={style.choice}>
          {view.tabs.length > 0 && <Tabs tabs={view.tabs} />}
          <p className={style.count} id="count">
            {view.count}
          </p>
        </div>
      </div>
      {view.question && <BulkQuestion question={view.question} here={view.here} />}
      <Arrivals />
      <form className={style.list} id="list" method="post" action={paths.selected} data-list="">
        <input type="hidden" name="from" value={view.here} />
        {view.days.map((day) => (
          <DayOfLeads key={day.name} day={day} />
        ))}
        {view.nothing && (
          <div className={style.nothing}>
            <h2>{view.nothing.title}</h2>
            <p>
              {view.nothing.text}
              {view.nothing.sought && (
                <>
                  {' '}
                  <strong dir="auto">
                    <VisitorText text={view.nothing.sought[0]} />
                  </strong>
                  {view.nothing.sought[1]}
                </>
              )}
            </p>
            {view.nothing.way && <Pill href={view.nothing.way.href}>{view.nothing.way.label}</Pill>}
          </div>
        )}
        <p className={style.turn}>
          {view.newerHref && <Pill href={view.newerHref}>Newer</Pill>}
          {view.olderHref && <Pill href={view.olderHref}>Older</Pill>}
        </p>
        {view.days.length > 0 && <SelectionBar actions={view.bulk} />}
      </form>
      <p className={style.hints} aria-hidden="true">
        {hints.map(({ keys, does }) => (
          <span key={does}>
            {keys.map((key) => (
              <KeyHint key={key} sign={key} />
            ))}
            {does}
          </span>
        ))}
      </p>
    </section>
  )
}

/** Tabs of a list. */
export function Tabs({ tabs }: Pick<InboxView, 'tabs'>) {
  return (
    <nav className={style.tabs} aria-label="State">
      {tabs.map(({ label, href, count, more, active }) => (
        <a key={label} href={href} aria-current={active ? 'true' : undefined}>
          {label}
          {count !== undefined && <span className={style.number}>{countInDigits(count, more)}</span>}
        </a>
      ))}
    </nav>
  )
}

function DayOfLeads({ day }: { day: Day }) {
  return (
    <section>
      <h2 className={style.day}>{day.name}</h2>
      <ul className={style.rows}>
        {day.rows.map((row) => (
          <LeadRow key={row.id} row={row} />
        ))}
      </ul>
    </section>
  )
}

function LeadRow({ row }: { row: InboxRow }) {
  return (
    <li className={style.row} data-row={row.id} data-state={row.state}>
      <label className={style.check}>
        <input type="checkbox" name="lead" value={row.id} />
        <span className="visually-hidden">Select {row.name}</span>
      </label>
      <StateSign state={row.state} />
      <a className={style.link} href={row.href} aria-current={row.open ? 'true' : undefined}>
        <span className={style.line}>
          <span className={style.name} dir="auto">
            <VisitorText text={row.name} />
          </span>
          <time className={style.time}>{row.time}</time>
        </span>
        <span className={style.line}>
          <span className={style.preview} dir="auto">
            <VisitorText text={row.preview} />
          </span>
          <span className={style.form}>
            {row.undelivered && (
              <>
                <strong>not delivered</strong>,{' '}
              </>
            )}
            {row.form}
          </span>
        </span>
      </a>
    </li>
  )
}

function StateSign({ state }: Pick<InboxRow, 'state'>) {
  return (
    <span className={style.sign}>
      {state === 'new' ? <span className={style.dash} /> : <Icon name="check" width={16} height={16} />}
      <span className="visually-hidden">{state}</span>
    </span>
  )
}
