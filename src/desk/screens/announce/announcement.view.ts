import type { Desk } from '#desk/desk.ts'
import { paths } from '#desk/paths.ts'
import { inDigits, timeFor } from '#desk/screens/announce/announce.view.ts'
import type { AnnouncementView, BroadcastLetterRow } from '#desk/screens/announce/announce-props.ts'
import { formLabel } from '#desk/screens/inbox/lead.view.ts'
import type { Flash, Tab } from '#desk/shell-props.ts'
import { shellOf } from '#desk/shell-view.ts'
import { clockTime, dayAndMonth, exactTime } from '#desk/shown-times.ts'
import type { Session } from '#server/access/sessions.ts'
import { commandLine } from '#server/access/sign-in-links.ts'
import {
  type AnnouncementLetter,
  countLetters,
  countRefused,
  type LetterState,
  letterStates,
  lettersPage,
  readLetters,
} from '#server/subscribers/broadcasts/announcement-outcomes.ts'
import { type SentAnnouncement, type Tally, tallyOf } from '#server/subscribers/broadcasts/announcements.ts'

/** The query of a broadcast's page. */
export interface LettersQuery {
  readonly search: string
  readonly state: LetterState | 'all'
  /** From 1. */
  readonly page: number
}

/** Reads the query. Unknown values count as left out. */
export function readLettersQuery(query: URLSearchParams): LettersQuery {
  const named = query.get('state')
  const page = query.get('page') ?? ''
  return {
    search: (query.get('q') ?? '').trim().slice(0, 200),
    state: (['delivered', 'given up'] as const).find((state) => state === named) ?? 'all',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

function lettersHref(id: string, { search: q, state, page }: LettersQuery, path = paths.announcement(id)): string {
  const parts = { q, state: state === 'all' ? '' : state, page: page === 1 ? '' : `${page}` }
  const text = new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== '')).toString()
  return `${path}${text === '' ? '' : `?${text}`}`
}

/** Most rows of failed letters shown while sending. */
const mostGivenUp = 50

/** A broadcast that is being sent, was stopped, or is done. */
export async function announcementView(
  desk: Desk,
  session: Session,
  announcement: SentAnnouncement,
  { query, flash }: { query: LettersQuery; flash?: Flash | undefined },
): Promise<AnnouncementView> {
  const { reader } = desk
  const tally = await tallyOf(reader, announcement)
  const state = stateOf(announcement, tally)
  const isOver = state === 'sent' || state === 'left'
  const given = { search: query.search, state: query.state === 'all' ? undefined : query.state }
  const filter = isOver ? given : ({ state: 'given up' } as const)
  const found = isOver ? await countLetters(reader, announcement.name, given) : 0
  const pages = Math.max(1, Math.ceil(found / lettersPage))
  const shown = { ...query, page: Math.min(query.page, pages) }
  const page = isOver ? { skip: (shown.page - 1) * lettersPage } : { limit: mostGivenUp }
  const letters = await readLetters(reader, announcement.name, filter, page)
  const { id, subject, total } = announcement
  return {
    screen: 'announcement',
    shell: await shellOf(desk, 'announce', session),
    id,
    state,
    subject,
    ...(flash && { flash }),
    delivered: tally.delivered,
    total,
    parts: { delivered: share(tally.delivered, total), givenUp: share(tally.givenUp, total) },
    tallies: talliesOf(tally, announcement.testMs, state === 'stopped'),
    givenUp: tally.givenUp,
    refused: refusedText(isOver && tally.givenUp > 0 ? await countRefused(reader, announcement.name) : 0),
    said: saidOf(announcement, tally, state),
    tabs: tabs(id, shown, tally),
    filter: { q: query.search, state: query.state === 'all' ? '' : query.state },
    rows: letters.map((letter) => rowOf(letter, announcement)),
    count: found > lettersPage ? countText(shown.page, letters.length, found) : '',
    csvHref: paths.announcementCsv(id),
    ...(isOver && shown.page > 1 && { newerHref: lettersHref(id, { ...shown, page: shown.page - 1 }) }),
    ...(isOver && shown.page < pages && { olderHref: lettersHref(id, { ...shown, page: shown.page + 1 }) }),
    here: lettersHref(id, shown),
  }
}

export function stateOf({ state }: SentAnnouncement, { onTheWay, again }: Tally): AnnouncementView['state'] {
  if (state === 'stopped' || state === 'left') return state
  return onTheWay + again > 0 ? 'sending' : 'sent'
}

const refusedText = (count: number): string => {
  if (count === 0) return ''
  const those = count === 1 ? '1 address does not exist' : `${inDigits(count)} addresses do not exist`
  return `${those}. Trying again will not change that.`
}

/** Percent, with one decimal. */
const share = (part: number, total: number): number => (total === 0 ? 0 : Math.round((part / total) * 1000) / 10)

function talliesOf({ delivered, onTheWay, again, againAt, givenUp }: Tally, testMs: number, isStopped: boolean) {
  const time = onTheWay === 0 ? '' : `, ${timeFor(onTheWay, testMs)}`
  return [
    { count: delivered, text: 'delivered' },
    { count: onTheWay, text: isStopped ? 'kept back' : `on their way${time}` },
    { count: again, text: againAt === null ? 'to try again' : `to try again at ${clockTime(againAt)}` },
    { count: givenUp, text: 'given up', failed: true },
  ]
}

function saidOf(
  { by, sentAt, stops, leftOut, total }: SentAnnouncement,
  tally: Tally,
  state: AnnouncementView['state'],
): string {
  const { delivered, forgotten, lastAt } = tally
  switch (state) {
    case 'sending':
      return 'You may close this page. It goes on, also after a restart, and writes to nobody twice.'
    case 'stopped':
      return `${inDigits(delivered)} have it, ${inDigits(Math.max(0, total - delivered))} do not. Nobody gets it twice.`
    default: {
      const sentences = [
        `By ${by === commandLine ? `the ${commandLine}` : by} on ${dayAndMonth(sentAt)}${lastAt === null ? '' : `, ${duration(sentAt, lastAt)}`}.`,
        ...(stops.length > 0 ? [`Stopped ${timesOf(stops)}${state === 'sent' ? ' and went on' : ''}.`] : []),
        ...(leftOut > 0 ? [`${inDigits(leftOut)} were left without it.`] : []),
        'Nobody got it twice.',
        ...(forgotten > 0
          ? [`${inDigits(forgotten)} no longer on record: whoever leaves is forgotten here, too.`]
          : []),
      ]
      return sentences.join(' ')
    }
  }
}

const timesOf = (stops: readonly number[]): string =>
  `${stops.length === 1 ? 'once' : `${stops.length} times`} at ${stops.map(inDigits).join(', ')}`

function duration(from: string, to: string): string {
  const minutes = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 60_000))
  if (minutes > 90) return `the last try was on ${dayAndMonth(to)}`
  return minutes <= 1 ? 'within a minute' : `in ${minutes} minutes`
}

function tabs(id: string, query: LettersQuery, { delivered, givenUp, onTheWay, again }: Tally): Tab[] {
  const count = { all: delivered + givenUp + onTheWay + again, delivered, 'given up': givenUp }
  const states: readonly (LetterState | 'all')[] = ['all', ...(Object.keys(letterStates) as LetterState[])]
  return states.map((state) => ({
    label: formLabel(state),
    href: lettersHref(id, { ...query, page: 1, state }),
    count: count[state],
    active: query.state === state,
  }))
}

/** The mail server's own words, without the mail library's prefix. */
export const serverSaid = (error: string): string =>
  error.replace(/^Can't send mail - all recipients were rejected: /, '')

const countText = (page: number, shown: number, found: number): string => {
  const first = (page - 1) * lettersPage
  return `${inDigits(first + 1)} to ${inDigits(first + shown)} of ${inDigits(found)}`
}

function rowOf(
  { id, email, state, said, tries, at }: AnnouncementLetter,
  { sentAt }: SentAnnouncement,
): BroadcastLetterRow {
  const sameDay = at?.slice(0, 10) === sentAt.slice(0, 10)
  return {
    id,
    email,
    state,
    said: serverSaid(said ?? ''),
    tries,
    at: at === null ? '' : `${sameDay ? '' : `${dayAndMonth(at)}, `}${exactTime(at)}`,
  }
}
