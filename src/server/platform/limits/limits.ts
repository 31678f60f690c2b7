import { createHmac, randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { LRUCache } from 'lru-cache'
import { BurstyRateLimiter, type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { stamp } from '#server/platform/clock.ts'
import type { Settings } from '#server/platform/config/settings.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createLimiter, type Limit } from '#server/platform/limits/limiter.ts'
import { sharedKey } from '#server/platform/limits/shared-key.ts'
import type { Visitor } from '#server/platform/limits/visitor.ts'

/** The limits of one address. An office behind one address stays within them. */
export const allowances = {
  post: [{ points: 40, duration: 600 }],
  /** Posts that ask for an erasure, which searches all saved rows. */
  erase: [{ points: 10, duration: 600 }],
  /** Posts to the desk from visitors who are not signed in. */
  door: [{ points: 30, duration: 600 }],
  /** Answers of the configured service: ten at once, then one every two minutes. */
  ai: [
    { points: 1, duration: 120, burst: { points: 9, duration: 1_080 } },
    { points: 30, duration: 3_600 },
    { points: 90, duration: 86_400 },
  ],
  /** Questions, whether the service or the search answers. */
  search: [{ points: 60, duration: 60 }],
  /** Sentences tried without the service. */
  try: [{ points: 120, duration: 600 }],
  titles: [{ points: 120, duration: 600 }],
  flat: [{ points: 120, duration: 600 }],
} as const satisfies Record<string, readonly Bursting[]>

interface Bursting extends Limit {
  /** A second limit, used when the first has no points left. */
  readonly burst?: Limit
}

export type Allowance = keyof typeof allowances

/** Allowances counted for all processes together that share a Postgres database; the others would cost it too much. */
const shared: readonly string[] = ['post', 'erase', 'door'] satisfies Allowance[]

/** Most visitors counted in memory; the one seen longest ago is dropped first. */
export const mostVisitors = 20_000

/** Whether an allowance has points left, or else how long to wait. */
export type Left = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number }

export interface Limits {
  /** Takes a point from the visitor's allowance, if one is left. Never rejects. */
  take(visitor: Visitor, allowance?: Allowance): Promise<Left>
  /** Reads an allowance that is counted in memory, without taking a point. */
  look(visitor: Visitor, allowance: Allowance): Promise<Left>
}

/**
 * Counts per IP address or IPv6 network. Addresses are kept as keyed hashes only; those in memory are dropped each day
 * (UTC), together with their key, which is never stored.
 *
 * @param database counts the shared allowances, if it is Postgres
 */
export function createLimits(
  { rateLimits, databaseUrl }: Pick<Settings, 'rateLimits' | 'databaseUrl'>,
  database?: Database,
): Limits {
  if (!rateLimits) return { take: async () => allowed, look: async () => allowed }
  const secret = databaseUrl === undefined ? randomBytes(32) : sharedKey(databaseUrl)
  const keyOf = ({ address }: Visitor, allowance: Allowance) =>
    createHmac('sha256', secret)
      .update(`${stamp(Date.now()).slice(0, 10)} ${allowance} ${rateLimitKey(address)}`)
      .digest('base64url')
  const counters = new Map<string, Counter[]>(
    Object.entries(allowances).map(([name, limits]) => {
      const at = shared.includes(name) ? database : undefined
      return [name, limits.map((limit) => createCounter(name, limit, at))]
    }),
  )
  const known = new LRUCache<string, Counter[]>({
    max: mostVisitors,
    dispose: (those, key) => {
      for (const { forget } of those) forget(key)
    },
  })

  async function look(visitor: Visitor, allowance: Allowance): Promise<Left> {
    const key = keyOf(visitor, allowance)
    const waits = (counters.get(allowance) ?? []).map(({ waitMs }) => waitMs(key))
    return leftAfter(Math.max(...(await Promise.all(waits))))
  }

  return {
    look,
    async take(visitor, allowance = 'post') {
      const key = keyOf(visitor, allowance)
      const those = counters.get(allowance) ?? []
      try {
        // A request that one counter refuses must not be counted by another.
        const left = those.length > 1 ? await look(visitor, allowance) : allowed
        if (left.allowed) {
          known.set(key, those)
          await Promise.all(those.map(({ consume }) => consume(key)))
        }
        return left
      } catch (refusal) {
        // When counting fails, the request is allowed, so that no form is lost for it.
        return refusal instanceof RateLimiterRes ? leftAfter(refusal.msBeforeNext) : allowed
      }
    },
  }
}

const allowed: Left = { allowed: true }

const leftAfter = (ms: number): Left =>
  ms > 0 ? { allowed: false, retryAfterSeconds: Math.ceil(ms / 1_000) } : allowed

interface Counter {
  /** @throws RateLimiterRes when no point is left */
  consume(key: string): Promise<unknown>
  /** Milliseconds until a point is available, 0 when there is one. */
  waitMs(key: string): Promise<number>
  forget(key: string): void
}

function createCounter(name: string, { burst, ...limit }: Bursting, database: Database | undefined): Counter {
  const rate = createLimiter(name, limit, database)
  const more = burst && createLimiter(name, burst, database)
  const either = more ? [rate, more] : [rate]
  const counting = more ? new BurstyRateLimiter(rate, more) : rate
  return {
    consume: (key) => counting.consume(key),
    waitMs: async (key) => Math.min(...(await Promise.all(either.map((limiter) => waitMs(limiter, key))))),
    forget(key) {
      for (const limiter of either) if (limiter instanceof RateLimiterMemory) void limiter.delete(key)
    },
  }
}

async function waitMs(limiter: RateLimiterAbstract, key: string): Promise<number> {
  const count = await limiter.get(key)
  return count !== null && count.remainingPoints <= 0 ? count.msBeforeNext : 0
}

/** The key of a shared allowance: an IPv4 address, or the /64 network that one IPv6 customer is given. */
export function rateLimitKey(address: string): string {
  const plain = address.replace(/%.*/s, '')
  if (!isIPv6(plain)) return address
  // URL normalizes every spelling of an IPv6 address.
  const groups = expand(new URL(`http://[${plain}]`).hostname.slice(1, -1))
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return mapped ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`
}

function expand(address: string): string[] {
  const missing = 8 - groupsOf(address).length
  return groupsOf(address.replace('::', `:${'0:'.repeat(missing)}`))
}

const groupsOf = (address: string): string[] => address.split(':').filter((group) => group !== '')

const dotted = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.')
