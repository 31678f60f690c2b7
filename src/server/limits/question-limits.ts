import { createHmac, randomBytes } from 'node:crypto'
import { rateLimitKey } from '#server/limits/limits.ts'
import type { Visitor } from '#server/limits/visitor.ts'
import type { Clock } from '#server/runtime/clock.ts'

/** So many in any stretch of so many milliseconds. */
interface Window {
  readonly count: number
  readonly ms: number
}

const hour = 3_600_000
const day = 24 * hour

/** What one visitor may ask. A day ends at midnight UTC. */
export const questionLimits = {
  /** Ten at once; every two minutes one comes back, which makes thirty an hour. */
  ai: {
    burst: { count: 10, refillMs: hour / 30 },
    windows: [
      { count: 30, ms: hour },
      { count: 90, ms: day },
    ],
  },
  search: { windows: [{ count: 60, ms: 60_000 }] },
  /** Sentences tried without a service, and results said to have fallen flat: an office behind one address gets through. */
  try: { windows: [{ count: 120, ms: 600_000 }] },
  flat: { windows: [{ count: 120, ms: 600_000 }] },
} as const satisfies Record<string, Rules>

interface Rules {
  readonly burst?: { readonly count: number; readonly refillMs: number }
  readonly windows: readonly Window[]
}

/** Visitors remembered at most; the one who came first is forgotten first. */
export const mostVisitors = 20_000

export interface VisitorLimits {
  /**
   * Takes one question from the visitor's allowance.
   * @returns milliseconds to wait when none is left, else 0
   */
  take(kind: keyof typeof questionLimits, visitor: Visitor): number
  /** The same without taking it. */
  waitFor(kind: keyof typeof questionLimits, visitor: Visitor): number
}

/**
 * Counts questions per address or IPv6 network, in memory. Addresses are kept as keyed hashes under a key of the day, and
 * forgotten with it. `docs/decisions/questions.md` says why this is not rate-limiter-flexible, which counts form posts.
 */
export function createVisitorLimits(clock: Pick<Clock, 'now'>): VisitorLimits {
  let today = newDay(0)

  function find(kind: keyof typeof questionLimits, { address }: Visitor, now: number) {
    const number = Math.floor(now / day)
    if (number !== today.number) today = newDay(number)
    const name = createHmac('sha256', today.key)
      .update(`${kind} ${rateLimitKey(address)}`)
      .digest('base64url')
    const account = today.accounts.get(name) ?? { times: [], fullAt: 0 }
    return { name, account, wait: waitFor(questionLimits[kind], account, now) }
  }

  return {
    waitFor: (kind, visitor) => find(kind, visitor, clock.now()).wait,
    take(kind, visitor) {
      const now = clock.now()
      const { name, account, wait } = find(kind, visitor, now)
      if (wait > 0) return wait
      spend(questionLimits[kind], account, now)
      today.accounts.set(name, account)
      const [oldest = name] = today.accounts.keys()
      if (today.accounts.size > mostVisitors) today.accounts.delete(oldest)
      return 0
    },
  }
}

interface Account {
  /** When questions were asked, oldest first; as many as a rule looks back. */
  times: number[]
  /** When the burst will be whole again. */
  fullAt: number
}

const newDay = (number: number) => ({ number, key: randomBytes(32), accounts: new Map<string, Account>() })

function waitFor({ burst, windows }: Rules, { times, fullAt }: Account, now: number): number {
  const waits = windows.map(({ count, ms }) => (times.at(-count) ?? Number.NEGATIVE_INFINITY) + ms - now)
  if (burst) waits.push(Math.max(fullAt, now) + burst.refillMs - burst.count * burst.refillMs - now)
  return Math.max(0, ...waits)
}

function spend({ burst, windows }: Rules, account: Account, now: number): void {
  account.times = [...account.times, now].slice(-Math.max(...windows.map(({ count }) => count)))
  if (burst) account.fullAt = Math.max(account.fullAt, now) + burst.refillMs
}
