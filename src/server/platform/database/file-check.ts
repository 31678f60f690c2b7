import { sql } from 'kysely'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, isPostgres, isSound, noteDamage } from '#server/platform/database/database.ts'
import { errorCode } from '#server/platform/error-code.ts'
import type { Log } from '#server/platform/log.ts'

const hourMs = 3_600_000
/** Milliseconds from the start to the first check; the start itself has enough work. */
const firstMs = 60_000

export interface FileCheckParts {
  readonly database: Database
  /** A connection with a thread of its own, since a check reads every page. */
  readonly reader: Database
  readonly clock: Clock
  readonly log: Pick<Log, 'error'>
}

/**
 * Reads SQLite's whole file soon after the start and every hour, so that damaged pages are found before a visitor's
 * words are written to them. Damage ends all saving, and `/readyz` reports it.
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

/** Has the same code as SQLite's own report of damage. */
class DamageFound extends Error {
  override readonly name = 'DamageFound'
  readonly code = 'SQLITE_CORRUPT'
}
