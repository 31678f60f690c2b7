import { sql } from 'kysely'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, isPostgres, isSound, noteDamage } from '#server/platform/database/database.ts'
import { errorCode } from '#server/platform/error-code.ts'
import type { Log } from '#server/platform/log.ts'

const hourMs = 3_600_000
/** Milliseconds after the start, which has enough to do. */
const firstMs = 60_000

export interface FileCheckParts {
  /** What forms are saved through. */
  readonly database: Database
  /** On a thread of its own, since every page is read: half a second for 100 MB. */
  readonly reader: Database
  readonly clock: Clock
  readonly log: Pick<Log, 'error'>
}

/**
 * Reads SQLite's file whole soon after the start and every hour. A page that was damaged under the site would else be found when
 * somebody's words are on it. Damage ends all saving, and `/readyz` says so.
 */
export function createFileCheck({ database, reader, clock, log }: FileCheckParts) {
  let cancel = () => {}
  let checking: Promise<void> = Promise.resolve()

  async function check(): Promise<void> {
    try {
      const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(reader)
      if (rows[0]?.quick_check !== 'ok') throw new DamageFound()
    } catch (error) {
      noteDamage(database, error)
      log.error({ code: errorCode(error) }, 'the database’s file could not be checked, or is damaged')
    }
  }

  function round(): void {
    checking = check().then(() => {
      if (isSound(database)) cancel = clock.after(hourMs, round)
    })
  }

  return {
    start() {
      if (!isPostgres(database)) cancel = clock.after(firstMs, round)
    },
    check,
    async stop() {
      await checking
      cancel()
    },
  }
}

/** Counts as SQLite's own report of damage. */
class DamageFound extends Error {
  override readonly name = 'DamageFound'
  readonly code = 'SQLITE_CORRUPT'
}
