import { countInDigits } from '#desk/count-in-digits.ts'
import type { Desk } from '#desk/desk.ts'
import { goneText } from '#desk/parts/action-flash.ts'
import { paths } from '#desk/paths.ts'
import { countInbox, findPlace, type InboxCounts, type ListedLead, readInbox } from '#desk/screens/inbox/inbox.query.ts'
import { filterOf, type InboxQuery, inboxHref } from '#desk/screens/inbox/inbox-address.ts'
import type { Day, InboxView, LeadView } from '#desk/screens/inbox/inbox-props.ts'
import { openLead } from '#desk/screens/inbox/lead.query.ts'
import { formLabel, leadView, rowOf } from '#desk/screens/inbox/lead.view.ts'
import type { Action, Choice, Flash, Tab } from '#desk/shell-props.ts'
import { shellOf } from '#desk/shell-view.ts'
import { dayAndMonth, dayHeading } from '#desk/shown-times.ts'
import { comment } from '#forms/comment/comment-rules.ts'
import { forms } from '#forms/registry.ts'
import type { Session } from '#server/access/sessions.ts'
import { mostCounted } from '#server/leads/lead-filter.ts'
import { stamp } from '#server/platform/clock.ts'
import { leadState } from '#server/platform/database/tables.ts'

/** Actions for several leads. */
const bulk: readonly Action[] = [
  { label: 'Mark handled', path: paths.selected, verb: 'handled', kind: 'bare', key: 'e' },
  { label: 'Archive', path: paths.selected, verb: 'archived', kind: 'bare', key: 'a' },
  { label: 'This is spam', path: paths.selected, verb: 'spam', kind: 'bare', key: 's' },
  { label: 'Delete', path: paths.selected, verb: 'delete', kind: 'bare', destructive: true, key: '#' },
]

const dayMs = 86_400_000

export interface InboxShown {
  readonly flash?: Flash | undefined
  readonly question?: InboxView['question']
  /** Whether to ask before the open lead is deleted. */
  readonly asks?: boolean
}

/** The inbox for a query. */
export async function inboxView(
  desk: Desk,
  session: Session,
  query: InboxQuery,
  { flash, question, asks = false }: InboxShown,
): Promise<InboxView> {
  const { reader, clock } = desk
  const now = clock.now()
  const filter = filterOf(query)
  const page = await readInbox(reader, filter, { older: query.older || undefined })
  const counts = await countInbox(reader, filter)
  const opened = await open(desk, query, page.leads, asks)
  const list = { ...query, lead: '' }
  const [newest] = page.leads
  const since = newest?.cursor ?? `${stamp(now)}_00000000-0000-0000-0000-000000000000`
  const said = flash ?? opened.flash
  return {
    screen: 'inbox',
    shell: await shellOf(desk, 'inbox', session),
    ...(said && { flash: said }),
    filter: { q: query.search, form: query.form, from: query.from, state: query.state === 'new' ? '' : query.state },
    forms: [
      { value: '', label: 'All forms' },
      ...forms.filter(({ name }) => name !== comment.name).map(({ name }) => ({ value: name, label: formLabel(name) })),
    ],
    sinces: sinces(query.from, now),
    tabs: tabs(list, counts.new),
    days: daysOf(page.leads, query, opened.lead?.id, now),
    count: countText(query, counts),
    csvHref: inboxHref({ ...list, older: '' }, paths.inboxCsv),
    ...(query.older !== '' && { newerHref: inboxHref({ ...list, older: '' }) }),
    ...(page.older !== undefined && { olderHref: inboxHref({ ...list, older: page.older }) }),
    ...(page.leads.length === 0 && { nothing: await nothing(desk, query) }),
    bulk,
    ...(question && { question }),
    ...(opened.lead && { lead: opened.lead }),
    chosen: query.lead !== '',
    ...opened.turn,
    here: inboxHref(list),
    newsHref: newsHref(list, since),
  }
}

function newsHref(list: InboxQuery, since: string): string {
  const url = new URL(inboxHref({ ...list, older: '' }, paths.news), 'http://desk')
  url.searchParams.set('since', since)
  return `${url.pathname}${url.search}`
}

interface OpenedBeside {
  readonly lead?: LeadView
  readonly flash?: Flash
  readonly turn?: Pick<InboxView, 'turn'>
}

/** The lead in the address; without one the first of the list. */
async function open(
  { reader, clock, settings }: Desk,
  query: InboxQuery,
  [first]: readonly ListedLead[],
  asks: boolean,
): Promise<OpenedBeside> {
  const id = query.lead || first?.id
  if (id === undefined) return {}
  const opened = await openLead(reader, id, settings)
  if ('gone' in opened) return { flash: { kind: 'notice', text: goneText(opened.gone) } }
  const from = inboxHref({ ...query, lead: id })
  const lead = leadView(opened.lead, { now: clock.now(), siteUrl: settings.siteUrl, from, asks })
  if (query.lead === '') return { lead }
  const place = await findPlace(reader, filterOf(query), id)
  return {
    lead,
    turn: {
      turn: {
        ...(place?.newer !== undefined && { newerHref: inboxHref({ ...query, lead: place.newer }) }),
        ...(place?.older !== undefined && { olderHref: inboxHref({ ...query, lead: place.older }) }),
      },
    },
  }
}

function daysOf(leads: readonly ListedLead[], query: InboxQuery, open: string | undefined, now: number): Day[] {
  const days = Map.groupBy(leads, ({ createdAt }) => dayHeading(createdAt, now))
  return [...days].map(([name, those]) => ({
    name,
    rows: those.map((lead) => rowOf(lead, inboxHref({ ...query, lead: lead.id }), lead.id === open)),
  }))
}

function tabs(list: InboxQuery, fresh: number): Tab[] {
  const names = [['all', 'All'], ...Object.values(leadState).map((state) => [state, state] as const)] as const
  return names.map(([state, label]) => ({
    label: formLabel(label),
    href: inboxHref({ ...list, older: '', state }),
    ...(state === leadState.new && fresh > 0 && { count: fresh, more: fresh === mostCounted }),
    active: list.state === state,
  }))
}

function countText({ search, state }: InboxQuery, counts: InboxCounts): string {
  const shown = state === 'all' ? totalOf(counts) : counts[state]
  if (search !== '') return `${countInDigits(shown, counts.more)} found`
  if (state !== 'all') return `${countInDigits(shown, shown === mostCounted)} ${state}`
  return shown === 1 ? '1 lead' : `${countInDigits(shown, counts.more)} leads`
}

const totalOf = ({ new: fresh, handled, archived }: InboxCounts): number => fresh + handled + archived

/** First days to choose from, including the one in the address. */
function sinces(chosen: string, now: number): Choice[] {
  const day = (daysAgo: number) => stamp(now - daysAgo * dayMs).slice(0, 10)
  const choices = [
    { value: '', label: 'Any day' },
    { value: day(0), label: 'Today' },
    { value: day(6), label: 'Last 7 days' },
    { value: day(29), label: 'Last 30 days' },
  ]
  if (choices.some(({ value }) => value === chosen)) return choices
  return [...choices, { value: chosen, label: `Since ${dayAndMonth(chosen)}` }]
}

/** Why the list is empty, and a link to one that is not. */
async function nothing({ reader }: Desk, query: InboxQuery): Promise<NonNullable<InboxView['nothing']>> {
  const all = await countInbox(reader, {})
  const total = totalOf(all)
  if (query.search !== '') {
    return {
      title: 'Nobody wrote that.',
      text: `Searched every field of ${countInDigits(total, all.more)} leads for`,
      sought: [query.search, ', word by word.'],
      way: { label: 'Clear search', href: inboxHref({ ...query, search: '', older: '', lead: '' }) },
    }
  }
  if (total === 0) return { title: 'No leads yet.', text: 'The forms are open.' }
  const isNew = query.state === 'new' && query.form === '' && query.from === ''
  return {
    title: isNew ? 'Nothing is new.' : 'Nothing here.',
    text: isNew
      ? `Everything that came in has been handled. ${countInDigits(total, all.more)} leads stay under All.`
      : 'No lead is like this.',
    way: { label: 'Show all', href: inboxHref({ ...query, form: '', from: '', older: '', lead: '', state: 'all' }) },
  }
}
