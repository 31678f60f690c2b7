import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Database } from '#server/database/database.ts'
import { countWaitFrom } from '#server/database/sqlite-driver.ts'
import type { Tables } from '#server/database/tables.ts'
import { isBusy } from '#server/runtime/error-code.ts'

/** What is written in one transaction. It does nothing outside of it, because it may be run again. */
export type Work<T> = (transaction: Transaction<Tables>) => Promise<T>

interface Waiting {
  /** @returns tells whoever waits that the work is on the disk */
  readonly run: Work<() => void>
  /** Milliseconds since 1970. */
  readonly askedAt: number
  readonly reject: (error: unknown) => void
}

/** Works in one transaction. They run without a pause, and visitors of finished pages wait meanwhile. */
const largest = 64

/**
 * Runs works in transactions of the one connection that SQLite has, and those that wait at the same moment in one:
 * waiting for the disk is nearly all that a commit costs, and it is the same for one as for many. Each is answered only
 * after its commit. A work that throws does not fail the others of its group: each is then run again in a transaction of its own.
 * Each waits for another process's lock from the moment it was asked for, however many groups went before its own.
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
      waiting.push({ run, reject, askedAt: Date.now() })
      if (!running) void runAll()
    })
}

async function runTogether(database: Database, group: readonly Waiting[]): Promise<void> {
  try {
    for (const confirm of await countWaitFrom(oldest(group), () => commit(database, group))) confirm()
  } catch (error) {
    if (error instanceof WorkFailed) await runApart(database, group, error)
    else await giveUp(database, group, error)
  }
}

/** One of these failed. */
async function runApart(database: Database, group: readonly Waiting[], error: WorkFailed): Promise<void> {
  if (group.length === 1) group[0]?.reject(error.cause)
  else for (const one of group) await runTogether(database, [one])
}

/**
 * A database that can’t begin or commit is everybody’s trouble; trying again would only let them wait longer. When it was
 * another process's lock, the wait of those who asked first is over, and the others may have some of theirs left.
 */
async function giveUp(database: Database, group: readonly Waiting[], error: unknown): Promise<void> {
  const until = isBusy(error) ? oldest(group) : Number.POSITIVE_INFINITY
  const left = group.filter(({ askedAt }) => askedAt > until)
  for (const { reject, askedAt } of group) if (askedAt <= until) reject(error)
  if (left.length > 0) await runTogether(database, left)
}

const oldest = (group: readonly Waiting[]): number => Math.min(...group.map(({ askedAt }) => askedAt))

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
