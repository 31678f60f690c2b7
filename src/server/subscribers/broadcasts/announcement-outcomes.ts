import type { Database } from '#server/platform/database/database.ts'
import { holdsText } from '#server/platform/database/holds-text.ts'
import { type DeliveryState, deliveryState } from '#server/platform/database/tables.ts'
import { lettersNamed } from '#server/subscribers/broadcasts/announcement-letters.ts'

/** One letter of an announcement. */
export interface AnnouncementLetter {
  readonly id: string
  readonly email: string
  readonly state: 'delivered' | 'given up' | 'waiting'
  /** What the server said, where that is known. */
  readonly said: string | null
  readonly tries: number
  /** When it arrived, was given up, or is tried next. */
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

/** Letters that were given up, to addresses that their mail server refused: they are unknown there, or closed. */
export async function countRefused(database: Database, name: string): Promise<number> {
  const { count } = await lettersNamed(database, name)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('state', '=', deliveryState.dead)
    .where('recipient', 'in', database.selectFrom('bounces').select('email'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What was given up first, then what arrived, each newest first. */
export async function readLetters(
  database: Database,
  name: string,
  filter: LetterFilter,
  { skip = 0, limit = lettersPage } = {},
): Promise<AnnouncementLetter[]> {
  const rows = await lettersOf(database, name, filter)
    .select(['id', 'recipient', 'state', 'last_error', 'attempts', 'finished_at', 'next_at'])
    // By their names: dead, delivered, pending.
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
