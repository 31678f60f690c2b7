import { createHmac, randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { lazy } from '#language/lazy.ts'
import type { Settings } from '#server/config/settings.ts'
import { type Database, isPostgres } from '#server/database/database.ts'
import { sharedKey } from '#server/limits/shared-key.ts'
import type { Visitor } from '#server/limits/visitor.ts'
import type { Log } from '#server/runtime/log.ts'

/** Form posts that one address may make in so many seconds. An office behind one address still gets through. */
export const postLimit = { posts: 40, seconds: 600 } as const

/** The same of asking to have an address erased, which looks through all that is saved. */
export const eraseLimit = { posts: 10, seconds: 600 } as const

/** The same of posts to the desk by those who are not signed in. */
export const doorLimit = { posts: 30, seconds: 600 } as const

/** What a visitor's posts are counted as, each with an allowance of its own. */
export type Allowance = 'post' | 'erase' | 'door'

export interface PostLimits {
  /** Takes one form post from one of the visitor's allowances; when none is left, says how long to wait. */
  takePost(
    visitor: Visitor,
    allowance?: Allowance,
  ): Promise<{ allowed: true } | { allowed: false; retryAfterSeconds: number }>
  /** Loads what counts. While that fails no post can be taken. @throws when it can't be loaded */
  prepare(): Promise<void>
}

/**
 * Counts form posts per address: in memory, or for all processes together where they share Postgres. Addresses are kept
 * as keyed hashes only, under a key that is never stored.
 */
export function createLimits(
  { rateLimits, databaseUrl }: Pick<Settings, 'rateLimits' | 'databaseUrl'>,
  database: Database,
  log: Pick<Log, 'error'>,
): PostLimits {
  const key = databaseUrl === undefined ? randomBytes(32) : sharedKey(databaseUrl)
  const limiting = lazy(async () => {
    try {
      return await createLimiter(database)
    } catch (error) {
      log.error({ err: error }, 'posts can not be counted, so none is taken')
      throw error
    }
  })
  return {
    async prepare() {
      if (rateLimits) await limiting()
    },
    async takePost({ address }, allowance = 'post') {
      if (!rateLimits) return { allowed: true }
      const { limiters, RateLimiterRes } = await limiting()
      try {
        await limiters[allowance].consume(createHmac('sha256', key).update(rateLimitKey(address)).digest('base64url'))
        return { allowed: true }
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)) }
      }
    },
  }
}

/** Loaded for the first post: 40 files that no page waits for. */
async function createLimiter(database: Database) {
  const { RateLimiterMemory, RateLimiterRes } = await import('rate-limiter-flexible')
  const sharedLimiter = isPostgres(database)
    ? (await import('#server/limits/shared-limiter.ts')).sharedLimiter
    : undefined
  const limiterOf = (keyPrefix: Allowance, { posts: points, seconds: duration }: Limit): RateLimiterAbstract => {
    const allowance = { points, duration, keyPrefix }
    const own = new RateLimiterMemory(allowance)
    return sharedLimiter?.(allowance, database, own) ?? own
  }
  const limiters = {
    post: limiterOf('post', postLimit),
    erase: limiterOf('erase', eraseLimit),
    door: limiterOf('door', doorLimit),
  }
  return { limiters, RateLimiterRes }
}

interface Limit {
  readonly posts: number
  readonly seconds: number
}

/** Whoever shares this text shares an allowance: an IPv4 address, or the /64 network that one IPv6 customer is given. */
export function rateLimitKey(address: string): string {
  const plain = address.replace(/%.*/s, '')
  if (!isIPv6(plain)) return address
  // URL writes every spelling of an IPv6 address in one way.
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
