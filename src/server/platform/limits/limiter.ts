import { CompiledQuery } from 'kysely'
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible'
import { type Database, isPostgres } from '#server/platform/database/database.ts'

/** So many points in a window of so many seconds, which begins with the first point. */
export interface Limit {
  readonly points: number
  readonly duration: number
}

/** Milliseconds for a count in the database, after which this process counts in its own memory. */
const countTimeoutMs = 1_000

/**
 * Counts in memory; or, with a Postgres database, for all processes together that share it.
 * @param keyPrefix separates the counts in the database
 */
export function createLimiter(keyPrefix: string, limit: Limit, database?: Database): RateLimiterAbstract {
  const options: IRateLimiterOptions = { keyPrefix, ...limit }
  const own = new RateLimiterMemory(options)
  if (database === undefined || !isPostgres(database)) return own
  const shared = new RateLimiterPostgres({
    ...options,
    storeClient: {
      query: ({ text, values }: { text: string; values: readonly unknown[] }) =>
        database.executeQuery(CompiledQuery.raw(text, [...values])),
    },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    // During a flood, refusals come from memory, without the database.
    inMemoryBlockOnConsumed: limit.points,
  })
  // A database in trouble must neither turn visitors away nor let floods in.
  return new RLWrapperTimeouts({ limiter: shared, timeoutMs: countTimeoutMs, insuranceLimiter: own })
}
