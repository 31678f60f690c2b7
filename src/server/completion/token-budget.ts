import type { Clock } from '#server/clock.ts'

/** Tokens set aside for one question. */
export interface Reservation {
  /**
   * Puts back what was not used.
   * @param used what the service says it used; when it does not say, all that was set aside counts
   */
  settle(used: number | undefined): void
}

/** What all visitors together may use on one day, which begins at midnight UTC. */
export interface TokenBudget {
  /** Whether that many tokens are left. */
  covers(tokens: number): boolean
  /** Sets tokens aside before a call, so that calls under way can't overspend together. Nothing when too few are left. */
  reserve(tokens: number): Reservation | undefined
}

export function createTokenBudget(perDay: number, clock: Pick<Clock, 'now'>): TokenBudget {
  let day = { number: -1, spent: 0 }
  const today = () => {
    const number = Math.floor(clock.now() / dayMs)
    if (number !== day.number) day = { number, spent: 0 }
    return day
  }
  const covers = (tokens: number) => today().spent + tokens <= perDay
  return {
    covers,
    reserve(tokens) {
      if (!covers(tokens)) return undefined
      // Settled on the day it was made for, also when that is over.
      const account = today()
      account.spent += tokens
      let open = true
      return {
        settle(used = tokens) {
          if (open) account.spent += used - tokens
          open = false
        },
      }
    },
  }
}

const dayMs = 86_400_000

/** Tokens around a question that services add of their own: roles and separators. */
const overhead = 32

/**
 * The most tokens that a question and its answer can use. A token is at least one byte of text, so no way of writing a
 * question makes it cost more.
 */
export const mostCost = (question: string, answerTokens: number): number =>
  Buffer.byteLength(question) + overhead + answerTokens
