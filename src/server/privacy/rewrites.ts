import { sql } from 'kysely'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, isPostgres } from '#server/platform/database/database.ts'
import { rewriteSqlite } from '#server/platform/database/rewrite-sqlite.ts'
import { errorCode } from '#server/platform/error-code.ts'
import type { Log } from '#server/platform/log.ts'

/** Milliseconds between two looks. */
const lookMs = 3_600_000
/** Hours in UTC: night in America, before the day begins in Europe. The nightly copy is made from the third hour on. */
const night = { from: 1, to: 5 } as const

/**
 * Removes deleted data from SQLite's files, where the free part of a page may still hold a copy of it. Postgres does
 * that by itself.
 * @returns false when nothing was removed since the last time
 * @throws NotForgotten when the files may still contain deleted data
 */
export async function rewriteNow(database: Database): Promise<boolean> {
  if (isPostgres(database)) return false
  const due = (await database.selectFrom('file_rewrites').select('due_at').execute()).map(({ due_at }) => due_at)
  if (due.length === 0) return false
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(
    database,
  )
  const file = rows[0]?.file ?? ''
  try {
    if (file !== '') await rewriteSqlite(file)
  } catch (error) {
    throw new NotForgotten(error)
  }
  for (const due_at of due) await database.deleteFrom('file_rewrites').where('due_at', '=', due_at).execute()
  return true
}

/** The rows are deleted, but the files may still contain copies of them. */
export class NotForgotten extends Error {
  override readonly name = 'NotForgotten'
  readonly code: string

  constructor(cause: unknown) {
    const advice = 'The running site rewrites them in the night; desk erase --now tries again.'
    super(`The rows are erased, but the database’s files may still hold them. ${advice}`, { cause })
    this.code = errorCode(cause)
  }
}

export interface NightlyRewriteParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Pick<Log, 'info' | 'error'>
}

/** Rewrites the file in the night after a removal, because forms wait meanwhile. */
export function createNightlyRewrite({ database, clock, log }: NightlyRewriteParts) {
  let cancel = () => {}
  let working: Promise<void> = Promise.resolve()

  async function look(): Promise<void> {
    const now = clock.now()
    const hour = new Date(now).getUTCHours()
    if (hour < night.from || hour >= night.to) return
    const started = performance.now()
    try {
      const isDone = await rewriteNow(database)
      if (isDone) log.info({ ms: Math.round(performance.now() - started) }, 'rewrote the database’s file')
    } catch (error) {
      const message = 'erased rows may still be in the database’s files; it is tried again in an hour'
      log.error({ code: errorCode(error) }, message)
    }
  }

  function start(): void {
    working = look()
    cancel = clock.after(lookMs, start)
  }

  return {
    start,
    look,
    async stop() {
      cancel()
      await working
    },
  }
}
