import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { ListName } from '#forms/consent/consent-rules.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { notify } from '#forms/notify/notify-rules.ts'
import { queueBroadcast } from '#server/outbox/broadcasts.ts'
import { unheard } from '#server/outbox/deliveries.ts'
import type { Broadcast, BroadcastKind } from '#server/outbox/letters/broadcast-letter.ts'
import { postalAddress } from '#server/outbox/letters/postal-address.ts'
import type { Settings } from '#server/platform/config/settings.ts'
import type { Database } from '#server/platform/database/database.ts'
import {
  type DeliveryState,
  deliveryState,
  submissionStatus,
  subscriptionState,
  type Tables,
} from '#server/platform/database/tables.ts'

/** The list that each kind goes to: the one whose sign-up promised it. */
export const announcementLists = {
  policy: newsletter.name,
  feature: newsletter.name,
  launch: notify.name,
} as const satisfies Record<BroadcastKind, ListName>

export type Announcement = Broadcast

/** The sender's address for broadcasts, or the settings that are missing. */
export type SenderState = { readonly postalAddress: string } | { readonly missing: string }

export function senderOf(settings: Pick<Settings, 'smtp' | 'officeStreet' | 'officeCity'>): SenderState {
  if (settings.smtp === undefined) return { missing: 'There is no mail server. Set SMTP_URL and LEADS_TO.' }
  const address = postalAddress(settings)
  if (address !== undefined) return { postalAddress: address }
  return {
    missing:
      'Every letter to many carries your postal address, and this one is the sample. Set OFFICE_STREET and OFFICE_CITY.',
  }
}

/** The same kind, subject and text are the same announcement, so a second run continues the first one. */
export const nameOf = ({ kind, subject, text }: Announcement): string =>
  createHash('sha256')
    // Names of the kind `policy` date from before there were kinds.
    .update(JSON.stringify(kind === 'policy' ? [subject, text] : [subject, text, kind]))
    .digest('hex')

/** Members of a list, each address once, by state, without addresses that left or bounced. */
function members(database: Database, list: ListName) {
  return database
    .selectFrom('subscriptions')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select(['subscriptions.email', 'address_hash'])
    .distinct()
    .where('list', '=', list)
    .where('submissions.status', '=', submissionStatus.new)
    .where('address_hash', 'not in', database.selectFrom('departures').select('address_hash'))
    .where('subscriptions.email', 'not in', database.selectFrom('bounces').select('email'))
    .orderBy('subscriptions.email')
}

/** Recipients of a list: confirmed members, and unconfirmed ones where the owner confirms elsewhere. */
export const subscribers = (database: Database, list: ListName, settings: Pick<Settings, 'doubleOptIn'>) =>
  recipients(database, list, settings).execute()

function recipients(database: Database, list: ListName, { doubleOptIn }: Pick<Settings, 'doubleOptIn'>) {
  const all = members(database, list)
  return doubleOptIn ? all.where('state', '=', subscriptionState.confirmed) : all
}

export async function countRecipients(
  database: Database,
  list: ListName,
  settings: Pick<Settings, 'doubleOptIn'>,
): Promise<number> {
  const { count } = await database
    .selectFrom(recipients(database, list, settings).clearOrderBy().as('recipients'))
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Number of unconfirmed members, who get no letter. */
export async function countUnconfirmed(database: Database, list: ListName): Promise<number> {
  const emails = async (state: 'confirmed' | 'unconfirmed') =>
    (await members(database, list).where('state', '=', state).execute()).map(({ email }) => email)
  const confirmed = new Set(await emails('confirmed'))
  return (await emails('unconfirmed')).filter((email) => !confirmed.has(email)).length
}

/** Letters queued in one transaction: more would make visitors wait, fewer would cost more disk syncs. */
const batch = 500

/**
 * Queues a letter for each recipient without a letter of this announcement.
 * @param announcement by the name that it began with: an erasure may have changed its text since
 * @param goesOn called in each transaction before it queues letters; false ends the work
 * @returns the number of new letters
 */
export async function queueAnnouncement(
  database: Database,
  { kind, name }: Pick<Announcement, 'kind'> & { readonly name: string },
  settings: Pick<Settings, 'doubleOptIn'>,
  now: number,
  goesOn: (transaction: Transaction<Tables>) => Promise<boolean> = async () => true,
): Promise<number> {
  const people = (await subscribers(database, announcementLists[kind], settings)).map(({ email }) => email)
  let queued = 0
  for (let first = 0; first < people.length; first += batch) {
    const some = await database.transaction().execute(async (transaction) => {
      if (!(await goesOn(transaction))) return undefined
      return queueBroadcast(transaction, name, people.slice(first, first + batch), now)
    })
    if (some === undefined) return queued
    queued += some
  }
  return queued
}

export const lettersNamed = (database: Pick<Database, 'selectFrom'>, name: string) =>
  database.selectFrom('letters').where('broadcast', '=', name)

export interface Progress {
  readonly subscribers: number
  readonly delivered: number
  readonly waiting: number
  readonly dead: number
  /** Delivered letters without a known answer: the process died after it had handed them over. */
  readonly unheard: number
}

/** Counts of an announcement's letters and recipients. */
export async function progressOf(
  database: Database,
  announcement: Announcement,
  settings: Pick<Settings, 'doubleOptIn'>,
): Promise<Progress> {
  const rows = await lettersNamed(database, nameOf(announcement))
    .select(({ fn }) => ['state', 'last_error', fn.countAll().as('count')])
    .groupBy(['state', 'last_error'])
    .execute()
  const sum = (found: typeof rows) => found.reduce((total, { count }) => total + Number(count), 0)
  const count = (state: DeliveryState) => sum(rows.filter((row) => row.state === state))
  return {
    subscribers: (await subscribers(database, announcementLists[announcement.kind], settings)).length,
    delivered: count(deliveryState.delivered),
    waiting: count(deliveryState.pending),
    dead: count(deliveryState.dead),
    unheard: sum(rows.filter(({ state, last_error }) => state === deliveryState.delivered && last_error === unheard)),
  }
}
