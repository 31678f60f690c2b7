import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { type Database, isPostgres } from '#server/platform/database/database.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { isBusy } from '#server/platform/error-code.ts'

/** What is written in one transaction. It does nothing outside of it, because it may be run again. */
export type Work<T> = (transaction: Transaction<Tables>) => Promise<T>

interface Waiting {
  /** @returns tells whoever waits that the work is on the disk */
  readonly run: Work<() => void>
  readonly reject: (error: unknown) => void
}

/** Works in one transaction. They run without a pause, and visitors of finished pages wait meanwhile. */
const largest = 64

/** Makes the function that runs a work in a transaction. Postgres groups the commits of its connections by itself. */
export function groupedTransactions(database: Database): <T>(work: Work<T>) => Promise<T> {
  if (isPostgres(database)) return (work) => database.transaction().execute(work)
  const group = new GroupCommit(database)
  return (work) => group.run(work)
}

/**
 * Runs works in transactions of the one connection that SQLite has, and those that wait at the same moment in one:
 * waiting for the disk is nearly all that a commit costs, and it is the same for one as for many. Each is answered only
 * after its commit. A work that throws does not fail the others of its group: each is then run again in a transaction of its own.
 */
class GroupCommit {
  readonly #database: Database
  readonly #waiting: Waiting[] = []
  /** So many, the first of those that wait, run in a transaction of their own. */
  #apart = 0
  #isRunning = false

  constructor(database: Database) {
    this.#database = database
  }

  /** @throws what the work throws, or the database when it can't begin or commit */
  run<T>(work: Work<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const run = async (transaction: Transaction<Tables>) => {
        const result = await work(transaction)
        return () => resolve(result)
      }
      this.#waiting.push({ run, reject })
      if (!this.#isRunning) void this.#runAll()
    })
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true
    while (this.#waiting.length > 0) {
      // SQLite never pauses, so that only what arrived before this turn of the event loop can share its commit.
      await nextTurn()
      await this.#runNext()
    }
    this.#isRunning = false
  }

  async #runNext(): Promise<void> {
    const group = this.#waiting.splice(0, this.#apart > 0 ? 1 : largest)
    const behind = this.#waiting.length
    this.#apart = Math.max(this.#apart - 1, 0)
    try {
      for (const confirm of await this.#commit(group)) confirm()
    } catch (error) {
      if (error instanceof WorkFailed) this.#workFailed(group, error)
      // Those behind have waited for another process's lock as long as the group has.
      else
        for (const { reject } of isBusy(error) ? [...group, ...this.#waiting.splice(0, behind)] : group) reject(error)
    }
  }

  #workFailed(group: readonly Waiting[], { cause }: WorkFailed): void {
    if (group.length > 1) {
      this.#waiting.unshift(...group)
      this.#apart = group.length
    } else for (const { reject } of group) reject(cause)
  }

  #commit(group: readonly Waiting[]): Promise<(() => void)[]> {
    return this.#database.transaction().execute(async (transaction) => {
      const confirmations: (() => void)[] = []
      for (const { run } of group) confirmations.push(await run(transaction).catch(fail))
      return confirmations
    })
  }
}

/** Tells a work that threw from a transaction that did. */
class WorkFailed extends Error {
  override readonly name = 'WorkFailed'
}

function fail(cause: unknown): never {
  throw new WorkFailed('A work in this transaction failed', { cause })
}
