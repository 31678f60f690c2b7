import type { Transaction } from 'kysely'
import { type Clock, stamp } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { groupedTransactions } from '#server/platform/database/group-commit-sqlite.ts'
import type { EraseRequestRow, Tables } from '#server/platform/database/tables.ts'
import { errorCode } from '#server/platform/error-code.ts'
import type { Log } from '#server/platform/log.ts'
import { heldAmong } from '#server/privacy/held-addresses.ts'

/** Addresses that may wait at a time. */
export const mostWaiting = 10_000
const batch = 1_000

/** Addresses finished in one transaction. On SQLite visitors' forms wait for it. */
const atOnce = 20

/** Milliseconds from a request to the search, which takes all requests of that time together. */
const gatherMs = 1_000
/** Milliseconds between two looks for requests that other processes took or left behind. */
const lookMs = 30_000

export interface EraseRequestsParts {
  readonly database: Database
  /** Searches for the addresses without keeping visitors waiting. */
  readonly reader: Database
  readonly clock: Pick<Clock, 'now' | 'after'>
  readonly log: Pick<Log, 'error'>
  /** Prepares the work on addresses with data, outside of a transaction. */
  readonly prepare: (
    emails: readonly string[],
  ) => Promise<(transaction: Transaction<Tables>, email: string) => Promise<void>>
  /** Called after the work on some of them was done. */
  readonly done: () => void
}

/**
 * A queue of addresses whose erasure was requested, in the order of the requests, each address once. A request is saved
 * before the answer, which is the same for all, and searched a moment later: neither the answer nor its time reveals
 * whether there is data of an address, and a stop or a crash loses no request.
 */
export function createEraseRequests({ database, reader, clock, log, prepare, done }: EraseRequestsParts) {
  const inTransaction = groupedTransactions(database)
  const stopping = new AbortController()
  let cancel = () => {}
  let working: Promise<unknown> = Promise.resolve()
  let state: 'stopped' | 'waiting' | 'due' | 'working' = 'stopped'
  /** True when a request came while others were searched. */
  let isAwaited = false

  /** @returns true when there may be more */
  async function lookUp(): Promise<boolean> {
    const query = database.selectFrom('erase_requests').selectAll().orderBy('asked_at').orderBy('email')
    const asked = await query.limit(batch).execute()
    if (asked.length === 0) return false
    const emails = asked.map(({ email }) => email)
    const held = await heldAmong(reader, emails, stopping.signal)
    const answer = await prepare(emails.filter((email) => held.has(email)))
    let taken = 0
    for (let first = 0; first < asked.length; first += atOnce) {
      const some = asked.slice(first, first + atOnce)
      taken += await inTransaction(async (transaction) => {
        const mine = await takeAll(transaction, some)
        for (const email of mine.filter((each) => held.has(each))) await answer(transaction, email)
        return mine.length
      })
    }
    if (held.size > 0) done()
    return asked.length === batch || taken < asked.length
  }

  function work(): void {
    state = 'working'
    isAwaited = false
    working = lookUp()
      .catch((error) => {
        if (!stopping.signal.aborted)
          log.error({ code: errorCode(error) }, 'addresses to be erased were not looked up; it is tried again')
        return false
      })
      .then((more) => {
        if (state === 'stopped') return
        if (more || isAwaited) return workSoon()
        state = 'waiting'
        cancel = clock.after(lookMs, work)
      })
  }

  function workSoon(): void {
    state = 'due'
    cancel = clock.after(gatherMs, work)
  }

  return {
    /** Saves a request. @returns false when `mostWaiting` addresses wait */
    async add(email: string): Promise<boolean> {
      const asked_at = stamp(clock.now())
      const isTaken = await inTransaction((transaction) => add(transaction, email, asked_at))
      if (state === 'working') isAwaited = true
      if (isTaken && state === 'waiting') {
        cancel()
        workSoon()
      }
      return isTaken
    },
    start: work,
    /** Works on all waiting requests now. */
    async complete(): Promise<void> {
      while (await lookUp());
    },
    /** Waiting requests are worked on after the next start. */
    async stop() {
      state = 'stopped'
      cancel()
      stopping.abort()
      await working
    },
  }
}

async function add(transaction: Transaction<Tables>, email: string, asked_at: string): Promise<boolean> {
  const waiting = transaction.selectFrom('erase_requests')
  const { count } = await waiting.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  const known = await waiting.select('email').where('email', '=', email).executeTakeFirst()
  if (known === undefined && Number(count) >= mostWaiting) return false
  await transaction
    .insertInto('erase_requests')
    .values({ email, asked_at, times: 1 })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({ times: (row) => row('erase_requests.times', '+', 1) }),
    )
    .execute()
  return true
}

/**
 * @returns the addresses that were neither requested again since they were read (they are searched again) nor taken by
 * another process
 */
async function takeAll(transaction: Transaction<Tables>, some: readonly EraseRequestRow[]): Promise<string[]> {
  const taken: string[] = []
  for (const { email, times } of some) {
    const { numDeletedRows } = await transaction
      .deleteFrom('erase_requests')
      .where('email', '=', email)
      .where('times', '=', times)
      .executeTakeFirstOrThrow()
    if (numDeletedRows > 0n) taken.push(email)
  }
  return taken
}
