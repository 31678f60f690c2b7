import { confirmDays } from '#content-model/pages/consent.ts'
import type { Desk } from '#desk/desk.ts'
import { paths } from '#desk/paths.ts'
import { formLabel } from '#desk/screens/inbox/lead.view.ts'
import { evidenceFacts, signUpGone } from '#desk/screens/subscribers/evidence.view.ts'
import {
  countSubscribers,
  type Evidence,
  readEvidence,
  readSubscribers,
  type Subscriber,
  type SubscriberFilter,
  subscriberState,
  subscribersPage,
} from '#desk/screens/subscribers/subscribers.query.ts'
import {
  type SubscribersQuery,
  subscriberFilterOf,
  subscribersHref,
} from '#desk/screens/subscribers/subscribers-address.ts'
import type { EvidenceView, SubscriberRow, SubscribersView } from '#desk/screens/subscribers/subscribers-props.ts'
import type { Flash, Tab } from '#desk/shell-props.ts'
import { shellOf } from '#desk/shell-view.ts'
import { clockTime, dayAndMonth, fullDate } from '#desk/shown-times.ts'
import type { Session } from '#server/access/sessions.ts'
import { stamp } from '#server/platform/clock.ts'
import { addressHasher } from '#server/platform/database/address-hash.ts'
import { listNames } from '#server/subscribers/shown-wording.ts'

const inDigits = (count: number): string => count.toLocaleString('en-US')

/** A search for a whole address also looks among those that left, of which only hashes are kept. */
export async function filterOfQuery({ database }: Pick<Desk, 'database'>, query: SubscribersQuery) {
  const isAddress = /^[^\s@]+@[^\s@]+$/.test(query.search)
  return subscriberFilterOf(query, isAddress ? (await addressHasher(database))(query.search) : undefined)
}

/** The list of subscribers for a query. */
export async function subscribersView(
  desk: Desk,
  session: Session,
  query: SubscribersQuery,
  flash: Flash | undefined,
): Promise<SubscribersView> {
  const { reader, settings } = desk
  const filter = await filterOfQuery(desk, query)
  const counts = await countSubscribers(reader, filter)
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const total = query.state === 'all' ? all : counts[query.state]
  const pages = Math.max(1, Math.ceil(total / subscribersPage))
  const shown = { ...query, page: Math.min(query.page, pages) }
  const skip = (shown.page - 1) * subscribersPage
  const people = await readSubscribers(reader, filter, { skip })
  const evidence = query.open === '' ? undefined : await readEvidence(reader, query.open)
  const closed = { ...shown, open: '', ask: '' } as const
  const isGone = query.open !== '' && evidence === undefined
  const said = flash ?? (isGone ? signUpGone : undefined)
  const unasked = whyUnasked(settings)
  return {
    screen: 'subscribers',
    shell: await shellOf(desk, 'subscribers', session),
    ...(said && { flash: said }),
    ...(unasked !== undefined && { unasked }),
    tabs: tabs(closed, counts, all),
    filter: { q: query.search, list: query.list, state: query.state === 'all' ? '' : query.state },
    lists: [{ value: '', label: 'Both lists' }, ...listNames.map((name) => ({ value: name, label: formLabel(name) }))],
    rows: people.map((person) => rowOf(person, { query: shown, evidence, now: stamp(desk.clock.now()) })),
    count: countText(people.length, skip, total),
    csvHref: subscribersHref({ ...closed, page: 1 }, paths.subscribersCsv),
    ...(shown.page > 1 && { newerHref: subscribersHref({ ...closed, page: shown.page - 1 }) }),
    ...(shown.page < pages && { olderHref: subscribersHref({ ...closed, page: shown.page + 1 }) }),
    ...(people.length === 0 && { nothing: await nothing(desk, closed) }),
    here: subscribersHref(closed),
  }
}

function whyUnasked({ smtp, doubleOptIn }: Desk['settings']): string | undefined {
  if (smtp === undefined) {
    return 'There is no mail, so sign-ups are recorded as unconfirmed and nobody is asked back. SMTP_URL and LEADS_TO change that.'
  }
  return doubleOptIn ? undefined : 'Sign-ups are recorded as unconfirmed, and get letters: DOUBLE_OPT_IN is off.'
}

interface RowContext {
  readonly query: SubscribersQuery
  readonly evidence: Evidence | undefined
  /** ISO 8601. */
  readonly now: string
}

function rowOf(person: Subscriber, { query, evidence, now }: RowContext): SubscriberRow {
  const { id, email, state, list, at, confirmedAt } = person
  if (email === null) {
    const left = `Left ${at.slice(0, 4) === now.slice(0, 4) ? dayAndMonth(at) : fullDate(at)}`
    return { id, state, list: 'Every list', signedUp: 'Not kept', confirmed: left }
  }
  const isOpen = evidence?.id === id
  const href = subscribersHref({ ...query, open: isOpen ? '' : id, ask: '' })
  return {
    id,
    email,
    state,
    list: formLabel(list ?? ''),
    signedUp: `${fullDate(at)} ${clockTime(at)}`,
    confirmed: confirmedAt === null ? 'Not yet' : sinceSignUp(confirmedAt, at),
    evidenceHref: `${href}#subscriber-${id}`,
    ...(isOpen && { evidence: evidenceView(evidence, query) }),
  }
}

/** The time, with its day when that differs. */
function sinceSignUp(stamp: string, first: string): string {
  if (stamp.slice(0, 10) === first.slice(0, 10)) return clockTime(stamp)
  return stamp.slice(0, 4) === first.slice(0, 4) ? `${dayAndMonth(stamp)}, ${clockTime(stamp)}` : fullDate(stamp)
}

const questions = {
  leave: {
    text: 'Sign them out of every list? Their address is forgotten, and only a hash stays, so that nobody signs them up again.',
    yes: 'Sign them out',
    path: paths.signOutSubscriber,
  },
  erase: {
    text: 'Erase everything that holds this address, leads and comments included? There is no undo.',
    yes: 'Erase',
    path: paths.eraseSubscriber,
  },
} as const

function evidenceView(evidence: Evidence, query: SubscribersQuery): EvidenceView {
  const { id } = evidence
  const href = (ask: SubscribersQuery['ask']) => `${subscribersHref({ ...query, open: id, ask })}#subscriber-${id}`
  const question = query.ask === '' ? undefined : questions[query.ask]
  return {
    facts: evidenceFacts(evidence),
    saveHref: paths.evidence(id),
    leaveHref: href('leave'),
    eraseHref: href('erase'),
    ...(question && { question: { ...question, path: question.path(id), keepHref: href('') } }),
  }
}

function tabs(query: SubscribersQuery, counts: Readonly<Record<string, number>>, all: number): Tab[] {
  const { confirmed, pending, unconfirmed, left } = subscriberState
  return (['all', confirmed, pending, unconfirmed, left] as const).map((state) => ({
    label: formLabel(state),
    href: subscribersHref({ ...query, page: 1, state }),
    count: state === 'all' ? all : (counts[state] ?? 0),
    active: query.state === state,
  }))
}

function countText(shown: number, skip: number, total: number): string {
  const range =
    total > subscribersPage ? `${inDigits(skip + 1)} to ${inDigits(skip + shown)} of ${inDigits(total)}. ` : ''
  return `${range}A pending address is erased after ${confirmDays} days.`
}

/** Why the list is empty, and a link to one that is not. */
async function nothing({ reader }: Desk, query: SubscribersQuery): Promise<NonNullable<SubscribersView['nothing']>> {
  const everyone: SubscriberFilter = {}
  const counts = await countSubscribers(reader, everyone)
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (total === 0) return { title: 'Nobody yet.', text: 'The form is in every footer.' }
  const way = {
    label: query.search === '' ? 'Show all' : 'Clear search',
    href: subscribersHref({ ...query, search: '', list: '', state: 'all', page: 1 }),
  }
  if (query.search === '') return { title: 'Nobody here.', text: 'No address is like this.', way }
  return {
    title: 'No such address.',
    text: `Looked for ${query.search} among ${inDigits(total)}. Whoever left is found by the whole address only.`,
    way,
  }
}
