import { CompiledQuery } from 'kysely'
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterPostgres,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible'
import type { Database } from '#server/database/database.ts'

/** Milliseconds that counting may take before this process counts for itself. */
const countTimeoutMs = 1_000

/**
 * Counts for all processes together that share a Postgres database.
 * @param own counts for this process alone while the database does not answer
 */
export function sharedLimiter(
  allowance: IRateLimiterOptions & { readonly points: number },
  database: Database,
  own: RateLimiterAbstract,
): RateLimiterAbstract {
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
    inMemoryBlockOnConsumed: allowance.points,
  })
  // A database in trouble is no reason to turn visitors away, nor to let floods in.
  return new RLWrapperTimeouts({ limiter: shared, timeoutMs: countTimeoutMs, insuranceLimiter: own })
}
