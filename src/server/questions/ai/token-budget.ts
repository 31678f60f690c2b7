import type { Clock } from '#server/platform/clock.ts'

/** Tokens set aside for one question. */
export interface Reservation {
  /**
   * Puts back the unused tokens.
   * @param used the tokens that the service reports; without a report all that were set aside count
   */
  settle(used: number | undefined): void
}

/** Tokens that all visitors together may use on one day, which begins at midnight UTC. */
export interface TokenBudget {
  /** Whether that many tokens are left. */
  covers(tokens: number): boolean
  /** Sets tokens aside, so that calls under way can't overspend together. Undefined when too few are left. */
  reserve(tokens: number): Reservation | undefined
}

/** A record of used tokens that outlives a restart. */
export interface Ledger {
  /** Tokens known to be used on this day, by this process and any other. */
  spent(day: string): number
  add(day: string, tokens: number): void
}

export function createTokenBudget(perDay: number, clock: Pick<Clock, 'now'>, ledger: Ledger): TokenBudget {
  const reserved = new Map<string, number>()
  const reserve = (day: string, tokens: number) => reserved.set(day, (reserved.get(day) ?? 0) + tokens)
  const left = (day: string) => perDay - ledger.spent(day) - (reserved.get(day) ?? 0)
  return {
    covers: (tokens) => tokens <= left(dayOf(clock.now())),
    reserve(tokens) {
      const day = dayOf(clock.now())
      if (tokens > left(day)) return undefined
      for (const other of reserved.keys()) if (reserved.get(other) === 0) reserved.delete(other)
      reserve(day, tokens)
      let open = true
      return {
        // Counts for the day of the reservation, also when that is over.
        settle(used = tokens) {
          if (!open) return
          open = false
          reserve(day, -tokens)
          ledger.add(day, used)
        },
      }
    },
  }
}

/** A budget whose spending also counts in another one: it covers only what both have left. */
export const budgetWithin = (whole: TokenBudget, part: TokenBudget): TokenBudget => ({
  covers: (tokens) => part.covers(tokens) && whole.covers(tokens),
  reserve(tokens) {
    const own = part.reserve(tokens)
    if (!own) return undefined
    const shared = whole.reserve(tokens)
    if (!shared) {
      own.settle(0)
      return undefined
    }
    return {
      settle(used) {
        own.settle(used)
        shared.settle(used)
      },
    }
  },
})

/** Like 2026-11-21, in UTC. */
export const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10)

/** Tokens that services add to a question: roles and separators. */
const overhead = 32

/**
 * The most tokens that a question and its answer can use. A token is at least one byte of text, so the bytes are a
 * bound for every spelling.
 */
export const mostCost = (question: string, answerTokens: number): number =>
  Buffer.byteLength(question) + overhead + answerTokens
