import { sql } from 'kysely'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { errorCode } from '#server/platform/error-code.ts'
import type { Log } from '#server/platform/log.ts'
import { dayOf, type Ledger } from '#server/questions/ai/token-budget.ts'

export interface TokenLedger extends Ledger {
  /** Waits until every addition is saved, or has failed to be. */
  saved(): Promise<void>
}

export interface TokenLedgerParts {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly log: Pick<Log, 'warn'>
}

/** Purposes with a count of their own, besides the sum of a day. */
export type Purpose = 'try-outs'

/**
 * Opens the ledger with the database's sum for today. Additions are saved after the answer, several in one statement; a
 * crash loses those that were not saved yet.
 *
 * @param purpose counts the tokens of that purpose alone; without one all are counted
 */
export async function openTokenLedger(
  { database, clock, log }: TokenLedgerParts,
  purpose?: Purpose,
): Promise<TokenLedger> {
  const rowOf = (day: string) => (purpose === undefined ? day : `${day} ${purpose}`)
  const spent = new Map<string, number>()
  const unsaved = new Map<string, number>()
  const increase = (counts: Map<string, number>, day: string, tokens: number) =>
    counts.set(day, (counts.get(day) ?? 0) + tokens)
  let saving: Promise<void> | undefined

  const today = dayOf(clock.now())
  const row = await database
    .selectFrom('used_tokens')
    .select('tokens')
    .where('day', '=', rowOf(today))
    .executeTakeFirst()
  spent.set(today, Number(row?.tokens ?? 0))

  async function save(): Promise<void> {
    for (const [day, tokens] of unsaved) {
      unsaved.delete(day)
      try {
        const total = await write(database, rowOf(day), tokens)
        // The sum includes the additions of other processes.
        spent.set(day, Math.max(spent.get(day) ?? 0, total + (unsaved.get(day) ?? 0)))
      } catch (error) {
        increase(unsaved, day, tokens)
        log.warn({ code: errorCode(error) }, 'used tokens not saved; they wait')
        return
      }
    }
  }

  return {
    spent: (day) => spent.get(day) ?? 0,
    add(day, tokens) {
      if (tokens === 0) return
      increase(spent, day, tokens)
      increase(unsaved, day, tokens)
      saving ??= save().finally(() => {
        saving = undefined
      })
    },
    async saved() {
      await saving
      await save()
    },
  }
}

/** Adds to a row. @returns its new sum */
async function write(database: Database, day: string, tokens: number): Promise<number> {
  const { tokens: total } = await database
    .insertInto('used_tokens')
    .values({ day, tokens })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet({ tokens: sql<number>`used_tokens.tokens + excluded.tokens` }),
    )
    .returning('tokens')
    .executeTakeFirstOrThrow()
  return Number(total)
}
