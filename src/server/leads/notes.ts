import { randomUUID } from 'node:crypto'
import { type Actor, candidates, type Gone, goneAmong } from '#server/leads/act.ts'
import { stamp } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'

export interface Note {
  readonly id: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
  /** Null for the command line. */
  readonly author: string | null
  readonly text: string
}

/** Characters of a note. */
export const longestNote = 5_000

export type Noted =
  | { readonly outcome: 'kept'; readonly note: Note }
  /** Empty, or longer than `longestNote`. */
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'gone'; readonly gone: Gone }

/** Adds a note to a lead. Notes are for the desk, and are delivered to no channel. */
export async function addNote(database: Database, leadId: string, written: string, actor: Actor): Promise<Noted> {
  const text = written
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
  if (text === '' || text.length > longestNote) return { outcome: 'refused' }
  return database.transaction().execute(async (transaction) => {
    const found = await candidates(transaction, [leadId])
    const [gone] = await goneAmong(transaction, [leadId], found)
    if (gone) return { outcome: 'gone', gone }
    const note = { id: randomUUID(), createdAt: stamp(actor.now), author: actor.by, text }
    const { id, author, createdAt: created_at } = note
    await transaction.insertInto('notes').values({ id, submission_id: leadId, created_at, author, text }).execute()
    return { outcome: 'kept', note }
  })
}

/** The notes of a lead, oldest first. */
export async function readNotes(database: Pick<Database, 'selectFrom'>, leadId: string): Promise<Note[]> {
  const rows = await database
    .selectFrom('notes')
    .select(['id', 'created_at', 'author', 'text'])
    .where('submission_id', '=', leadId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ created_at: createdAt, ...note }) => ({ ...note, createdAt }))
}
