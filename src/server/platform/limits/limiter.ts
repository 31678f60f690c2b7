import { CompiledQuery } from 'kysely'
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible'
import { type Database, isPostgres } from '#server/platform/database/database.ts'

/** So many in a window of so many seconds, which begins with the first. */
export interface Limit {
  readonly points: number
  readonly duration: number
}

/** Milliseconds that counting may take before this process counts for itself. */
const countTimeoutMs = 1_000

/**
 * Counts in memory; or, where a database is given and is Postgres, for all processes together that share it.
 * @param keyPrefix keeps what is counted apart in the database
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
    // A flood does not reach the database.
    inMemoryBlockOnConsumed: limit.points,
  })
  // A database in trouble is no reason to turn visitors away, nor to let floods in.
  return new RLWrapperTimeouts({ limiter: shared, timeoutMs: countTimeoutMs, insuranceLimiter: own })
}
