import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { type Database, isPostgres } from '#server/platform/database/database.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { isBusy } from '#server/platform/error-code.ts'

/** Statements of one transaction. They may run twice, so they must have no effect outside of it. */
export type Work<T> = (transaction: Transaction<Tables>) => Promise<T>

interface Waiting {
  /** @returns tells the caller that the work is on the disk */
  readonly run: Work<() => void>
  readonly reject: (error: unknown) => void
}

/** Works in one transaction. They run without a pause, and visitors of prerendered pages wait meanwhile. */
const largest = 64

/** Makes the function that runs a work in a transaction. Postgres groups the commits of its connections by itself. */
export function groupedTransactions(database: Database): <T>(work: Work<T>) => Promise<T> {
  if (isPostgres(database)) return (work) => database.transaction().execute(work)
  const group = new GroupCommit(database)
  return (work) => group.run(work)
}

/**
 * Group commit on the one connection that SQLite has: works that wait at the same moment share a transaction, because a
 * commit's wait for the disk is the same for one work as for many. Each work is answered only after its commit. A work
 * that throws does not fail the others of its group: each is then run again in a transaction of its own.
 */
class GroupCommit {
  readonly #database: Database
  readonly #waiting: Waiting[] = []
  /** Number of works, from the head of the queue, that run in transactions of their own. */
  #apart = 0
  #isRunning = false

  constructor(database: Database) {
    this.#database = database
  }

  /** @throws the work's error, or the database's when it can't begin or commit */
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
      // Works of this turn of the event loop share the commit; later ones can't, as SQLite never pauses.
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
      // The works behind have waited for another process's lock as long as the group has.
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

/** Distinguishes the error of a work from that of the transaction. */
class WorkFailed extends Error {
  override readonly name = 'WorkFailed'
}

function fail(cause: unknown): never {
  throw new WorkFailed('A work in this transaction failed', { cause })
}
