import {
  type Dialect,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely'
import type { PoolClient, PoolConfig, QueryResult } from 'pg'

export interface PostgresOptions {
  readonly url: string
  /** Milliseconds that a statement waits for a lock. Then it throws. */
  readonly lockWaitMs: number
  /** Milliseconds that a statement may take on the server. Then it throws. */
  readonly statementMs: number
}

/** Milliseconds beyond the server's own limit: a server that responds should end the statement itself. */
const graceMs = 500
/** Milliseconds that a transaction may be idle. A frozen process must not hold its locks for ever. */
const idleTransactionMs = 30_000
/** The longest wait for a connection, in milliseconds. */
const longestConnectMs = 10_000
const connections = 10

/**
 * A Kysely dialect on pg. Unlike a plain pool it gives up on a server that hangs after a fixed time counted from the
 * call, never reuses a failed connection, and returns counts as numbers. pg is loaded with the first query, so that a
 * site on SQLite starts without it.
 */
export const postgresDialect = (options: PostgresOptions): Dialect =>
  new PostgresDialect({ pool: () => openPool(options) })

async function openPool(options: PostgresOptions): Promise<PostgresPool> {
  const { default: pg } = await import('pg')
  const limitMs = options.statementMs + graceMs
  const connectMs = Math.min(limitMs, longestConnectMs)
  const settings = { text: sessionSettings, values: sessionValues(options), query_timeout: connectMs }
  const config: PoolConfig = {
    connectionString: options.url,
    fallback_application_name: 'deadpan',
    max: connections,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    types: { getTypeParser: (oid, format) => numbers.get(oid) ?? pg.types.getTypeParser(oid, format) },
    // The pool awaits this promise before it hands the connection out.
    onConnect: async (client) => {
      await client.query(settings)
    },
  }
  const pool = new pg.Pool(config)
  // When a server goes away, pg emits an error event on every connection, idle or not, and Node exits on an error event
  // without a listener. The next query reports the error anyway.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const deadline = Date.now() + limitMs
      try {
        return new Loan(await pool.connect(), deadline, limitMs)
      } catch (error) {
        throw named(error)
      }
    },
  }
}

// Counts and sums, which pg returns as text. Those of the site stay far below 2^53.
const numbers: ReadonlyMap<number, typeof Number> = new Map([
  [20, Number],
  [1700, Number],
])

// Settings are sent as a statement because poolers such as PgBouncer refuse them among the parameters of a connection.
// A commit must be on the disk before a visitor is thanked, also where the server's default is otherwise.
const sessionSettings = `select set_config('lock_timeout', $1, false), set_config('statement_timeout', $2, false),
  set_config('idle_in_transaction_session_timeout', $3, false), set_config('synchronous_commit',
    case current_setting('synchronous_commit') when 'off' then 'on' else current_setting('synchronous_commit') end, false)`

// Zero would mean no limit.
const sessionValues = ({ lockWaitMs, statementMs }: PostgresOptions) =>
  [lockWaitMs, statementMs, idleTransactionMs].map((milliseconds) => String(Math.max(1, milliseconds)))

/** A connection in use. After a failure of the connection itself it is closed instead of returned to the pool. */
class Loan implements PostgresPoolClient {
  readonly #client: PoolClient
  readonly #limitMs: number
  #deadline: number
  #lost: Error | undefined

  constructor(client: PoolClient, deadline: number, limitMs: number) {
    this.#client = client
    this.#deadline = deadline
    this.#limitMs = limitMs
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query(sql: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new TypeError('Cursors are not in use here')
    return this.#ask(sql, parameters)
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#lost !== undefined)
  }

  async #ask(text: string, parameters: readonly unknown[]): Promise<QueryResult> {
    // After a lost connection, the rollback reports the cause of the loss.
    if (this.#lost) throw this.#lost
    if (parameters.some(isUnstorable)) throw new UnstorableText()
    const query = { text, values: [...parameters], query_timeout: Math.max(1, this.#deadline - Date.now()) }
    try {
      const result = await this.#client.query(query)
      this.#deadline = Date.now() + this.#limitMs
      return result
    } catch (error) {
      if (!isLoss(error)) throw error
      this.#lost = named(error)
      throw this.#lost
    }
  }
}

/** Postgres did not answer, or its connection broke. pg has no codes for these. */
class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
  readonly code = 'POSTGRES_NO_ANSWER'
}

/** Text that Postgres can't store. Forms remove such characters, so this is a programming error. */
class UnstorableText extends Error {
  override readonly name = 'UnstorableText'
  readonly code = 'UNSTORABLE_TEXT'
  override readonly message = 'A NUL character or half a surrogate pair can not be saved'
}

const isUnstorable = (value: unknown): boolean =>
  typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())

/** True unless the server refused a statement and is ready for the next one. */
const isLoss = (error: unknown): boolean =>
  !(error instanceof Error && 'severity' in error && 'code' in error && !/^(08|57P0)/.test(String(error.code)))

const named = (error: unknown): Error =>
  error instanceof Error && 'code' in error ? error : new NoAnswer('Postgres did not answer', { cause: error })
