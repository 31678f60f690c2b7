import { randomUUID } from 'node:crypto'
import { type Clock, stamp } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { DeskAuditRow } from '#server/platform/database/tables.ts'

/** The actions of the desk, by the key that is saved. */
export const auditActions = {
  'sign-in-link': 'Signed in by link',
  'sign-in-mail': 'Signed in by mail',
  'old-link': 'Used an old link',
  'sign-out': 'Signed out',
  'end-session': 'Ended a session',
  'end-others': 'Ended all other sessions',
  'make-link': 'Made a sign-in link',
  export: 'Saved as CSV',
  handled: 'Marked handled',
  'new-again': 'Marked new again',
  archived: 'Archived',
  spam: 'Moved to spam',
  release: 'Released',
  approve: 'Approved',
  reject: 'Rejected',
  'take-back': 'Took back',
  note: 'Kept a note',
  retry: 'Retried',
  delete: 'Deleted',
  evidence: 'Saved evidence',
  'announce-test': 'Sent a test letter',
  'announce-send': 'Sent a letter to many',
  'announce-stop': 'Stopped a letter to many',
  'announce-go-on': 'Went on with a letter to many',
  'announce-leave': 'Left a letter to many unsent',
  'announce-retry': 'Retried a letter to many',
  'off-lists': 'Signed somebody out of the lists',
  erase: 'Erased an address',
} as const
export type AuditAction = keyof typeof auditActions

/** The actor of an action without a sign-in. */
export const noActor = 'nobody'

/** One entry of the log of actions. */
export interface AuditEntry {
  readonly id: string
  /** ISO 8601, UTC. */
  readonly at: string
  readonly who: string
  /** The action in words, or its key when this version does not know it. */
  readonly what: string
  readonly subject: string
}

/** Entries on one page of the list. */
export const auditPage = 50

/** Entries per query when all are read. */
const pageSize = 500

/** The log of actions at the desk: actor, action and time. It must not contain a visitor's words or address. */
export interface Audit {
  /** @param subject numbers of leads, names of channels and browsers */
  record(who: string, action: AuditAction, subject?: string): Promise<void>
  /** Newest first. @param before entries older than this one, ISO 8601; all of them without `limit` */
  read(filter?: { before?: string | undefined; limit?: number }): Promise<AuditEntry[]>
  /** All entries, newest first, in batches. */
  pages(): AsyncGenerator<readonly AuditEntry[]>
}

/** @param reader the database that the list is read from */
export const createAudit = (database: Database, clock: Pick<Clock, 'now'>, reader = database): Audit => ({
  async record(who, action, subject = '') {
    await database
      .insertInto('desk_audit')
      .values({ id: randomUUID(), at: stamp(clock.now()), who, action, subject })
      .execute()
  },

  async read({ before, limit } = {}) {
    let query = newest(reader)
    if (before !== undefined) query = query.where('at', '<', before)
    if (limit !== undefined) query = query.limit(limit)
    return (await query.execute()).map(entryOf)
  },

  async *pages() {
    let rows = await newest(reader).limit(pageSize).execute()
    for (;;) {
      yield rows.map(entryOf)
      const last = rows.at(-1)
      if (last === undefined || rows.length < pageSize) return
      rows = await newest(reader)
        .where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'id'), '<', tuple(last.at, last.id)))
        .limit(pageSize)
        .execute()
    }
  },
})

const newest = (reader: Database) =>
  reader.selectFrom('desk_audit').selectAll().orderBy('at', 'desc').orderBy('id', 'desc')

const entryOf = ({ id, at, who, action, subject }: DeskAuditRow): AuditEntry => ({
  id,
  at,
  who,
  what: inWords(action),
  subject,
})

const inWords = (action: string): string =>
  Object.hasOwn(auditActions, action) ? auditActions[action as AuditAction] : action
