import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { Tables } from '#server/database/tables.ts'

/** What is written in one transaction. It does nothing outside of it, because it may be run again. */
export type Work<T> = (transaction: Transaction<Tables>) => Promise<T>

interface Waiting {
  /** @returns tells whoever waits that the work is on the disk */
  readonly run: Work<() => void>
  readonly reject: (error: unknown) => void
}

/** Works in one transaction. They run without a pause, and visitors of finished pages wait meanwhile. */
const largest = 64

/**
 * Runs works in transactions of the one connection that SQLite has, and those that wait at the same moment in one:
 * waiting for the disk is nearly all that a commit costs, and it is the same for one as for many. Each is answered only
 * after its commit. A work that throws takes nobody else’s with it: each is then run again in a transaction of its own.
 */
export function groupCommit(database: Database): <T>(work: Work<T>) => Promise<T> {
  const waiting: Waiting[] = []
  let running = false

  async function runAll(): Promise<void> {
    running = true
    while (waiting.length > 0) {
      // SQLite never pauses, so that only what arrived before this turn of the event loop can share its commit.
      await nextTurn()
      await runTogether(database, waiting.splice(0, largest))
    }
    running = false
  }

  return <T>(work: Work<T>) =>
    new Promise<T>((resolve, reject) => {
      const run = async (transaction: Transaction<Tables>) => {
        const result = await work(transaction)
        return () => resolve(result)
      }
      waiting.push({ run, reject })
      if (!running) void runAll()
    })
}

async function runTogether(database: Database, group: readonly Waiting[]): Promise<void> {
  try {
    for (const confirm of await commit(database, group)) confirm()
  } catch (error) {
    // A database that can’t begin or commit is everybody’s trouble; trying again would only let them wait longer.
    if (!(error instanceof WorkFailed)) for (const { reject } of group) reject(error)
    else if (group.length === 1) group[0]?.reject(error.cause)
    else for (const one of group) await runTogether(database, [one])
  }
}

const commit = (database: Database, group: readonly Waiting[]) =>
  database.transaction().execute(async (transaction) => {
    const confirmations: (() => void)[] = []
    for (const { run } of group) confirmations.push(await run(transaction).catch(fail))
    return confirmations
  })

/** Tells a work that threw from a transaction that did. */
class WorkFailed extends Error {
  override readonly name = 'WorkFailed'
}

function fail(cause: unknown): never {
  throw new WorkFailed('A work in this transaction failed', { cause })
}
