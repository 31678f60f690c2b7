import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { ListName } from '#forms/consent/consent-rules.ts'
import { letterKind } from '#server/outbox/channels/letters.ts'
import type { Database } from '#server/platform/database/database.ts'
import { holdsText } from '#server/platform/database/holds-text.ts'
import {
  type DeliveryState,
  type SubscriptionState,
  submissionStatus,
  subscriptionState,
  type Tables,
} from '#server/platform/database/tables.ts'

/** State of an address. For one that left only its hash is kept. */
export const subscriberState = { ...subscriptionState, left: 'left' } as const
export type SubscriberState = SubscriptionState | 'left'

export interface SubscriberFilter {
  readonly state?: SubscriberState | undefined
  readonly list?: ListName | undefined
  /** A part of an address. */
  readonly search?: string | undefined
  /** The hash of the searched text: finds a whole address among those that left. */
  readonly hash?: string | undefined
}

/** One address on one list, or one that left all of them. */
export interface Subscriber {
  /** Id of the sign-up; for an address that left, its hash. */
  readonly id: string
  /** Null for an address that left. */
  readonly email: string | null
  readonly list: string | null
  readonly state: SubscriberState
  /** Time of the sign-up, or of leaving. ISO 8601. */
  readonly at: string
  readonly confirmedAt: string | null
}

/** Position after which a page begins. */
export type After = Pick<Subscriber, 'at' | 'id'>

/** Subscribers on a page of the desk. */
export const subscribersPage = 50

/** Newest first. @param skip number to leave out at the start */
export async function readSubscribers(
  database: Pick<Database, 'selectFrom'>,
  filter: SubscriberFilter,
  { skip = 0, limit = subscribersPage, after }: { skip?: number; limit?: number; after?: After | undefined } = {},
): Promise<Subscriber[]> {
  const both = signUps(database, filter).unionAll(leftSubscribers(database, filter)).as('people')
  let query = database.selectFrom(both).selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(limit)
  if (skip > 0) query = query.offset(skip)
  if (after !== undefined) {
    query = query.where((where) =>
      where.or([where('at', '<', after.at), where.and([where('at', '=', after.at), where('id', '<', after.id)])]),
    )
  }
  return query.execute()
}

/** Counts subscribers by state; the filter's own state is ignored. */
export async function countSubscribers(
  database: Pick<Database, 'selectFrom'>,
  filter: SubscriberFilter,
): Promise<Record<SubscriberState, number>> {
  const any = { ...filter, state: undefined }
  const both = signUps(database, any).unionAll(leftSubscribers(database, any)).as('people')
  const rows = await database
    .selectFrom(both)
    .select(({ fn }) => ['state', fn.countAll<number | string>().as('count')])
    .groupBy('state')
    .execute()
  const count = (state: SubscriberState) => Number(rows.find((row) => row.state === state)?.count ?? 0)
  return {
    pending: count('pending'),
    unconfirmed: count('unconfirmed'),
    confirmed: count('confirmed'),
    left: count('left'),
  }
}

/** Sign-ups without suspects of spam. Of several sign-ups of an address for a list one counts. */
function signUps(database: Pick<Database, 'selectFrom'>, { state, list, search }: SubscriberFilter) {
  let query: SelectQueryBuilder<Tables, 'subscriptions' | 'submissions', object> = database
    .selectFrom('subscriptions')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .where('submissions.status', '!=', submissionStatus.quarantined)
    .where((where) => where.not(where.exists(better(where))))
  if (state !== undefined) query = query.where(sql<string>`subscriptions.state`, '=', state)
  if (list !== undefined) query = query.where('list', '=', list)
  if (search !== undefined && search !== '') query = query.where(holdsText('subscriptions.email', search))
  return query.select([
    sql<string>`subscriptions.submission_id`.as('id'),
    sql<string | null>`subscriptions.email`.as('email'),
    sql<string | null>`subscriptions.list`.as('list'),
    sql<SubscriberState>`subscriptions.state`.as('state'),
    sql<string>`submissions.created_at`.as('at'),
    sql<string | null>`subscriptions.confirmed_at`.as('confirmedAt'),
  ])
}

/** Another sign-up of the address for the same list that takes precedence: a confirmed one, or else the newest. */
const better = (where: ExpressionBuilder<Tables, 'subscriptions' | 'submissions'>) =>
  where
    .selectFrom('subscriptions as other')
    .innerJoin('submissions as sent', 'sent.id', 'other.submission_id')
    .select('other.submission_id')
    .whereRef('other.address_hash', '=', 'subscriptions.address_hash')
    .whereRef('other.list', '=', 'subscriptions.list')
    .whereRef('other.submission_id', '!=', 'subscriptions.submission_id')
    .where('sent.status', '!=', submissionStatus.quarantined)
    .where('subscriptions.state', '!=', subscriptionState.confirmed)
    .where(
      sql<boolean>`(other.state = ${subscriptionState.confirmed} or sent.created_at > submissions.created_at
        or (sent.created_at = submissions.created_at and other.submission_id > subscriptions.submission_id))`,
    )

/** Addresses that left; they match no list. */
function leftSubscribers(database: Pick<Database, 'selectFrom'>, { state, list, search = '', hash }: SubscriberFilter) {
  let query = database.selectFrom('departures')
  const isMeant = (state === undefined || state === subscriberState.left) && list === undefined
  if (!isMeant || search !== '') query = query.where('address_hash', '=', (isMeant && hash) || '')
  return query.select([
    'address_hash as id',
    sql<string | null>`null`.as('email'),
    sql<string | null>`null`.as('list'),
    sql<SubscriberState>`'left'`.as('state'),
    'left_at as at',
    sql<string | null>`null`.as('confirmedAt'),
  ])
}

export interface Evidence {
  readonly id: string
  readonly email: string
  readonly list: string
  readonly state: SubscriptionState
  /** The text beside the field, by lines; null for sign-ups from before it was kept. */
  readonly wording: string | null
  /** Time of the first sign-up with the same words. */
  readonly wordingSince: string
  /** Path of the page; null when the browser did not tell. */
  readonly page: string | null
  readonly signedUpAt: string
  readonly letterAt: string | null
  /** Delivery of the confirmation letter, as long as it is kept. */
  readonly letter?: {
    readonly state: DeliveryState
    readonly attempts: number
    readonly lastError: string | null
    readonly finishedAt: string | null
  }
  readonly confirmedAt: string | null
  /** The mail server's words when it refused a letter permanently. */
  readonly bounce?: { readonly reason: string; readonly at: string }
}

/** @returns undefined when there is no such sign-up, or no longer */
export async function readEvidence(database: Pick<Database, 'selectFrom'>, id: string): Promise<Evidence | undefined> {
  const row = await database
    .selectFrom('subscriptions')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select(['subscriptions.email', 'list', 'state', 'wording', 'subscriptions.page', 'letter_at', 'confirmed_at'])
    .select('created_at')
    .where('submission_id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const first = await database
    .selectFrom('subscriptions')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select(({ fn }) => fn.min('created_at').as('since'))
    .where('wording', '=', row.wording)
    .where('list', '=', row.list)
    .executeTakeFirst()
  const letter = await database
    .selectFrom('letters')
    .select(['state', 'attempts', 'last_error', 'finished_at'])
    .where('kind', '=', letterKind.confirm)
    .where('letter_key', '=', id)
    .executeTakeFirst()
  const bounce = await database
    .selectFrom('bounces')
    .select(['reason', 'bounced_at'])
    .where('email', '=', row.email)
    .executeTakeFirst()
  return {
    id,
    email: row.email,
    list: row.list,
    state: row.state,
    wording: row.wording,
    wordingSince: first?.since ?? row.created_at,
    page: row.page,
    signedUpAt: row.created_at,
    letterAt: row.letter_at,
    ...(letter && {
      letter: {
        state: letter.state,
        attempts: letter.attempts,
        lastError: letter.last_error,
        finishedAt: letter.finished_at,
      },
    }),
    confirmedAt: row.confirmed_at,
    ...(bounce && { bounce: { reason: bounce.reason, at: bounce.bounced_at } }),
  }
}
