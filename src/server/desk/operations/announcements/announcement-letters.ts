import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { filled } from '#content/filled.ts'
import { toMany } from '#content/pages/consent.ts'
import { product } from '#content/site.ts'
import { type ListName, leavePath } from '#forms/consent/consent-rules.ts'
import { tokenLink } from '#forms/engine/token.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { notify } from '#forms/notify/notify-rules.ts'
import type { Settings } from '#server/config/settings.ts'
import { postalAddress } from '#server/consent/postal-address.ts'
import { leaveLinksKey } from '#server/consent/subscriptions.ts'
import type { Database } from '#server/database/database.ts'
import { createSignedIds } from '#server/database/signed-ids.ts'
import {
  type DeliveryState,
  deliveryState,
  submissionStatus,
  subscriptionState,
  type Tables,
} from '#server/database/tables.ts'
import { letterKind } from '#server/outbox/channels/letters.ts'
import { unheard } from '#server/outbox/deliveries.ts'
import { composeLetter, type LetterParts } from '#server/outbox/letters/compose-letter.ts'
import { queueLetter } from '#server/outbox/own-letters.ts'

/** What may be announced, and to which list: what it was promised. */
export const announcementLists = {
  policy: newsletter.name,
  feature: newsletter.name,
  launch: notify.name,
} as const satisfies Record<string, ListName>
export type AnnouncementKind = keyof typeof announcementLists

export interface Announcement {
  readonly kind: AnnouncementKind
  readonly subject: string
  readonly text: string
}

/** Whom it goes to, and from where. */
export interface Sender extends Pick<Settings, 'siteUrl' | 'doubleOptIn'> {
  /** In one line. Every letter to many carries it. */
  readonly postalAddress: string
}

/** Whether letters to many can be sent: from which address, or which settings are missing. */
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

/** The same kind, subject and text are the same announcement, so a second run goes on where the first one stopped. */
export const nameOf = ({ kind, subject, text }: Announcement): string =>
  createHash('sha256')
    // Those of the policy have their names from before there were kinds.
    .update(JSON.stringify(kind === 'policy' ? [subject, text] : [subject, text, kind]))
    .digest('hex')

const keyFor = (name: string, email: string): string => `${name}:${createHash('sha256').update(email).digest('hex')}`

/** Everyone on a list, each address once, by state. An address that left or bounced is on none. */
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

/** Everyone who gets letters of a list: who confirmed, and who need not where the owner confirms elsewhere. */
export const subscribers = (database: Database, list: ListName, settings: Pick<Settings, 'doubleOptIn'>) =>
  recipients(database, list, settings).execute()

function recipients(database: Database, list: ListName, { doubleOptIn }: Pick<Settings, 'doubleOptIn'>) {
  const all = members(database, list)
  return doubleOptIn ? all.where('state', '=', subscriptionState.confirmed) : all
}

/** How many those are. */
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

/** How many on a list have confirmed nothing, and get no letter. */
export async function countUnconfirmed(database: Database, list: ListName): Promise<number> {
  const emails = async (state: 'confirmed' | 'unconfirmed') =>
    (await members(database, list).where('state', '=', state).execute()).map(({ email }) => email)
  const confirmed = new Set(await emails('confirmed'))
  return (await emails('unconfirmed')).filter((email) => !confirmed.has(email)).length
}

/**
 * Queues a letter for each subscriber who has none of this announcement yet.
 * @param announcement by the name that it began with: an erasure may have changed its text since
 * @param goesOn asked in each transaction before it queues any; false ends it
 * @returns how many letters are new
 */
export async function queueAnnouncement(
  database: Database,
  { name, ...announcement }: Announcement & { readonly name: string },
  sender: Sender,
  now: number,
  goesOn: (transaction: Transaction<Tables>) => Promise<boolean> = async () => true,
): Promise<number> {
  const { kind, subject } = announcement
  const people = await subscribers(database, announcementLists[kind], sender)
  const links = createSignedIds(database, leaveLinksKey)
  await links.sign('')
  let queued = 0
  // A hundred in a transaction: one for each would take a disk's time each, one for all would keep visitors waiting.
  for (let first = 0; first < people.length; first += 100) {
    const some = await database.transaction().execute(async (transaction) => {
      if (!(await goesOn(transaction))) return undefined
      let fresh = 0
      for (const { email, address_hash } of people.slice(first, first + 100)) {
        const leave = tokenLink(leavePath, await links.sign(address_hash), sender.siteUrl)
        const parts = writeAnnouncement(announcement, leave, sender)
        const letter = {
          kind: letterKind.announcement,
          key: keyFor(name, email),
          broadcast: name,
          email,
          subject,
          leave,
          ...parts,
        }
        if (await queueLetter(transaction, letter, now)) fresh++
      }
      return fresh
    })
    if (some === undefined) return queued
    queued += some
  }
  return queued
}

/** What the letter is made of: the owner's words, then why it came, the way to leave and the address. */
export const partsOfAnnouncement = (
  { kind, subject, text }: Announcement,
  leave: string,
  { siteUrl, postalAddress }: Pick<Sender, 'siteUrl' | 'postalAddress'>,
): LetterParts => ({
  wordmark: product,
  title: subject,
  blocks: text.split(/\n{2,}/),
  small: [filled(toMany[kind], { site: new URL(siteUrl).host }), { label: toMany.leave, href: leave }, postalAddress],
})

/** The letter as its reader gets it. */
export const writeAnnouncement = (...announcement: Parameters<typeof partsOfAnnouncement>) =>
  composeLetter(partsOfAnnouncement(...announcement))

/** The letters of an announcement. */
export const lettersNamed = (database: Pick<Database, 'selectFrom'>, name: string) =>
  database.selectFrom('letters').where('broadcast', '=', name)

export interface Progress {
  readonly subscribers: number
  readonly delivered: number
  readonly waiting: number
  readonly dead: number
  /** Of the delivered: handed over by a run that was cut off before it heard the answer. */
  readonly unheard: number
}

/** How an announcement stands. */
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
