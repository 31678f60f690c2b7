import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { CompiledQuery } from 'kysely'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible'
import type { Settings } from '#server/config/settings.ts'
import { type Database, isPostgres } from '#server/database/database.ts'
import type { Visitor } from '#server/limits/visitor.ts'

/** Form posts that one address may make in so many seconds. An office behind one address still gets through. */
export const postLimit = { posts: 40, seconds: 600 } as const

export interface PostLimits {
  /** Takes one form post from the visitor's allowance; when none is left, says how long to wait. */
  takePost(visitor: Visitor): Promise<{ allowed: true } | { allowed: false; retryAfterSeconds: number }>
}

/** Milliseconds that counting may take before this process counts for itself. */
const countTimeoutMs = 1_000

/**
 * Counts form posts per address: in memory, or for all processes together where they share Postgres. Addresses are kept
 * as keyed hashes only, under a key that is never stored.
 */
export function createLimits(
  { rateLimits, databaseUrl }: Pick<Settings, 'rateLimits' | 'databaseUrl'>,
  database?: Database,
): PostLimits {
  const key = databaseUrl === undefined ? randomBytes(32) : sharedKey(databaseUrl)
  const limiter = createLimiter(database)
  return {
    async takePost({ address }) {
      if (!rateLimits) return { allowed: true }
      try {
        await limiter.consume(createHmac('sha256', key).update(rateLimitKey(address)).digest('base64url'))
        return { allowed: true }
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)) }
      }
    },
  }
}

function createLimiter(database: Database | undefined): RateLimiterAbstract {
  const allowance = { points: postLimit.posts, duration: postLimit.seconds, keyPrefix: 'post' }
  const own = new RateLimiterMemory(allowance)
  if (!database || !isPostgres(database)) return own
  const shared = new RateLimiterPostgres({
    ...allowance,
    storeClient: {
      query: ({ text, values }: { text: string; values: readonly unknown[] }) =>
        database.executeQuery(CompiledQuery.raw(text, [...values])),
    },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    // A flood does not reach the database.
    inMemoryBlockOnConsumed: postLimit.posts,
  })
  // A database in trouble is no reason to turn visitors away, nor to let floods in.
  return new RLWrapperTimeouts({ limiter: shared, timeoutMs: countTimeoutMs, insuranceLimiter: own })
}

/** The same in every process that shares the database, whatever name each knows its host by. */
function sharedKey(databaseUrl: string): Buffer {
  const { username, password, pathname, searchParams } = new URL(databaseUrl)
  const parts = [username || searchParams.get('user'), password || searchParams.get('password'), pathname]
  return Buffer.from(hkdfSync('sha256', parts.join('\n'), '', 'deadpan rate limits', 32))
}

/** Whoever shares this text shares an allowance: an IPv4 address, or the /64 network that one IPv6 customer is given. */
export function rateLimitKey(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  // URL writes every spelling of an IPv6 address in one way.
  const groups = expand(new URL(`http://[${plain}]`).hostname.slice(1, -1))
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return mapped ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`
}

function expand(address: string): string[] {
  const [head = '', tail = ''] = address.split('::')
  const [left, right] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''))
  const missing = 8 - (left?.length ?? 0) - (right?.length ?? 0)
  return [...(left ?? []), ...Array<string>(missing).fill('0'), ...(right ?? [])]
}

const dotted = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.')
