import type { Database } from '#server/platform/database/database.ts'
import { holdsText } from '#server/platform/database/holds-text.ts'
import { type DeliveryState, deliveryState } from '#server/platform/database/tables.ts'
import { lettersNamed } from '#server/subscribers/broadcasts/announcement-letters.ts'

/** One letter of an announcement. */
export interface AnnouncementLetter {
  readonly id: string
  readonly email: string
  readonly state: 'delivered' | 'given up' | 'waiting'
  /** The mail server's answer, where it is known. */
  readonly said: string | null
  readonly tries: number
  /** Time at which it was delivered or given up, or of its next try. */
  readonly at: string | null
}

export const letterStates = { delivered: deliveryState.delivered, 'given up': deliveryState.dead } as const
export type LetterState = keyof typeof letterStates

const shownState = { delivered: 'delivered', dead: 'given up', pending: 'waiting' } as const satisfies Record<
  DeliveryState,
  string
>

export interface LetterFilter {
  readonly state?: LetterState | undefined
  /** A part of an address. */
  readonly search?: string | undefined
}

/** Letters on a page of the desk. */
export const lettersPage = 50

function lettersOf(database: Database, name: string, { state, search = '' }: LetterFilter) {
  let query = lettersNamed(database, name)
  if (state !== undefined) query = query.where('state', '=', letterStates[state])
  if (search !== '') query = query.where(holdsText('recipient', search))
  return query
}

export async function countLetters(database: Database, name: string, filter: LetterFilter): Promise<number> {
  const { count } = await lettersOf(database, name, filter)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Number of letters that the mail server refused because the address is unknown or closed. */
export async function countRefused(database: Database, name: string): Promise<number> {
  const { count } = await lettersNamed(database, name)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('state', '=', deliveryState.dead)
    .where('recipient', 'in', database.selectFrom('bounces').select('email'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Letters of an announcement: given up first, then delivered, then waiting, each newest first. */
export async function readLetters(
  database: Database,
  name: string,
  filter: LetterFilter,
  { skip = 0, limit = lettersPage } = {},
): Promise<AnnouncementLetter[]> {
  const rows = await lettersOf(database, name, filter)
    .select(['id', 'recipient', 'state', 'last_error', 'attempts', 'finished_at', 'next_at'])
    // In alphabetical order: dead, delivered, pending.
    .orderBy('state')
    .orderBy('finished_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(skip)
    .execute()
  return rows.map(({ id, recipient: email, state, last_error, attempts, finished_at, next_at }) => ({
    id,
    email,
    state: shownState[state],
    said: last_error,
    tries: attempts,
    at: finished_at ?? next_at,
  }))
}
