import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { kindOf } from '#server/outbox/letters/broadcast-letter.ts'
import { stamp } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type AnnouncementRow, announcementState } from '#server/platform/database/tables.ts'
import { type Announcement, nameOf } from '#server/subscribers/broadcasts/announcement-letters.ts'

/** An announcement while it is written, with its text as typed. */
export interface AnnouncementDraft extends Announcement {
  /** Empty until the draft is first saved. */
  readonly id: string
  /** The test letter of exactly this text. */
  readonly test?: Test
}

export interface Test {
  readonly to: string
  readonly at: string
  /** Milliseconds until the mail server had accepted it. */
  readonly ms: number
}

/** Characters of a subject and of a letter. */
export const longest = { subject: 78, text: 20_000 } as const

/** An author's draft; an empty one when there is none. */
export async function readDraft(database: Pick<Database, 'selectFrom'>, author: string): Promise<AnnouncementDraft> {
  const row = await database
    .selectFrom('announcements')
    .selectAll()
    .where('author', '=', author)
    .where('state', '=', announcementState.draft)
    .orderBy('changed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? { id: '', kind: 'policy', subject: '', text: '' } : asDraft(row)
}

function asDraft({ id, kind, subject, text, ...row }: Selectable<AnnouncementRow>): AnnouncementDraft {
  const written = { kind: kindOf(kind), subject, text }
  const { tested_name: tested, tested_to: to, tested_at: at } = row
  const isTested = tested !== null && tested === nameOf(sendable(written)) && to !== null && at !== null
  return { id, ...written, ...(isTested && { test: { to, at, ms: row.tested_ms ?? 0 } }) }
}

/** A draft as it is sent: without white space around subject and text. */
export const sendable = ({ kind, subject, text }: Announcement): Announcement => ({
  kind,
  subject: subject.trim(),
  text: text.replaceAll('\r\n', '\n').trim(),
})

/** The fault that keeps a draft from being sent; undefined when there is none. */
export function wrongWith(
  announcement: Announcement,
): { readonly field: 'subject' | 'text'; readonly message: string } | undefined {
  const { subject, text } = sendable(announcement)
  if (subject === '') return { field: 'subject', message: 'A letter has a subject.' }
  if (subject.length > longest.subject) {
    return { field: 'subject', message: `A subject has ${longest.subject} characters at most.` }
  }
  if (/\p{Cc}/u.test(subject)) return { field: 'subject', message: 'A subject is one line of text.' }
  if (text === '') return { field: 'text', message: 'The letter is empty.' }
  if (text.length > longest.text) {
    return { field: 'text', message: `A letter has ${longest.text.toLocaleString('en-US')} characters at most.` }
  }
  return undefined
}

/** Saves an author's draft. */
export function saveDraft(
  database: Database,
  author: string,
  typed: Announcement,
  now: number,
): Promise<AnnouncementDraft> {
  const written = {
    kind: typed.kind,
    subject: typed.subject.slice(0, 2 * longest.subject).toWellFormed(),
    text: typed.text
      .replaceAll('\r\n', '\n')
      .slice(0, 2 * longest.text)
      .toWellFormed(),
    changed_at: stamp(now),
  }
  return database.transaction().execute(async (transaction) => {
    const { id } = await readDraft(transaction, author)
    if (id === '') {
      const fresh = { id: randomUUID(), author, state: announcementState.draft, total: 0, stops: '', left_out: 0 }
      await transaction
        .insertInto('announcements')
        .values({ ...fresh, ...written })
        .execute()
    } else await transaction.updateTable('announcements').set(written).where('id', '=', id).execute()
    return readDraft(transaction, author)
  })
}

/** Notes that a test letter of exactly this text was delivered. */
export async function noteTest(
  database: Database,
  id: string,
  tested: Announcement,
  { to, at, ms }: Test,
): Promise<void> {
  await database
    .updateTable('announcements')
    .set({ tested_name: nameOf(sendable(tested)), tested_to: to, tested_at: at, tested_ms: Math.round(ms) })
    .where('id', '=', id)
    .execute()
}
