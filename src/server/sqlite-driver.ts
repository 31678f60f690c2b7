import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import { isBusy } from '#server/error-code.ts'

export interface SqliteOptions {
  readonly path: string
  /** Milliseconds that a statement waits for a lock, its turn on the one connection included. Then it throws. */
  readonly lockWaitMs: number
}

/** Milliseconds between two tries at a lock that another process holds. */
const lockRetryMs = 15

/**
 * Kysely on node:sqlite. Unlike Kysely's own dialect it waits for another process's lock without blocking the event
 * loop, gives up after a fixed time counted from the moment of asking, and takes the write lock at the start of a
 * transaction, where waiting is still possible.
 */
export class NodeSqliteDialect implements Dialect {
  readonly #options: SqliteOptions

  constructor(options: SqliteOptions) {
    this.#options = options
  }

  createDriver = (): Driver => new NodeSqliteDriver(this.#options)
  createQueryCompiler = (): SqliteQueryCompiler => new SqliteQueryCompiler()
  createAdapter = (): SqliteAdapter => new NodeSqliteAdapter()
  createIntrospector = (database: Kysely<unknown>): SqliteIntrospector => new SqliteIntrospector(database)
}

class NodeSqliteAdapter extends SqliteAdapter {
  // Kysely would otherwise queue for the connection itself, without a limit to the wait.
  override get supportsMultipleConnections(): boolean {
    return true
  }

  // Migrations then run inside one transaction, which locks out a second process that starts at the same time.
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class NodeSqliteDriver implements Driver {
  readonly #options: SqliteOptions
  #database: DatabaseSync | undefined
  #taken = false
  readonly #queue: (() => void)[] = []

  constructor(options: SqliteOptions) {
    this.#options = options
  }

  async init(): Promise<void> {
    // Locks held at this moment are those of another process's start: waiting for them may block.
    const database = new DatabaseSync(this.#options.path, { timeout: 5_000 })
    try {
      database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
      // What is deleted is overwritten, because some of it was somebody's address.
      database.exec('pragma secure_delete = on; pragma busy_timeout = 0')
      // In pages: the write-ahead log stays near 1 MB. On a small disk it could otherwise take the room it is to be
      // emptied into, and nothing could be saved again.
      database.exec('pragma wal_autocheckpoint = 250')
    } catch (error) {
      database.close()
      throw error
    }
    this.#database = database
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const deadline = Date.now() + this.#options.lockWaitMs
    if (this.#taken) await new Promise<void>((resolve) => this.#queue.push(resolve))
    this.#taken = true
    if (!this.#database) throw new Error('The database is closed')
    return new NodeSqliteConnection(this.#database, deadline, this.#options.lockWaitMs)
  }

  async releaseConnection(): Promise<void> {
    const next = this.#queue.shift()
    // The connection goes straight to the next in line, so that nobody can jump the queue.
    if (next) next()
    else this.#taken = false
  }

  async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // On a full disk SQLite has rolled back by itself, and a second rollback would hide the first error.
    if (this.#database?.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy(): Promise<void> {
    this.#database?.close()
    this.#database = undefined
  }
}

class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync
  readonly #lockWaitMs: number
  #deadline: number

  constructor(database: DatabaseSync, deadline: number, lockWaitMs: number) {
    this.#database = database
    this.#deadline = deadline
    this.#lockWaitMs = lockWaitMs
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    for (;;) {
      try {
        const result = this.#run<R>(sql, parameters as readonly SQLInputValue[])
        this.#deadline = Date.now() + this.#lockWaitMs
        return result
      } catch (error) {
        if (!isBusy(error) || this.#database.isTransaction || Date.now() >= this.#deadline) throw error
      }
      await sleep(lockRetryMs)
    }
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    const rows = this.#database.prepare(sql).iterate(...(parameters as readonly SQLInputValue[]))
    for (const row of rows) yield { rows: [row as R] }
  }

  #run<R>(sql: string, parameters: readonly SQLInputValue[]): QueryResult<R> {
    const statement = this.#database.prepare(sql)
    if (statement.columns().length > 0) return { rows: statement.all(...parameters) as R[] }
    const { changes } = statement.run(...parameters)
    return { rows: [], numAffectedRows: BigInt(changes) }
  }
}
