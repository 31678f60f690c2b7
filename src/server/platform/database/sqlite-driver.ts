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
import { PreparedStatements } from '#server/platform/database/prepared-statements.ts'
import { SqliteFile } from '#server/platform/database/sqlite-file.ts'
import { isBusy, sqliteBusy } from '#server/platform/error-code.ts'

export interface SqliteOptions {
  readonly path: string
  /**
   * Milliseconds that a statement waits for a lock, including the wait for the one connection and the opening of the
   * file. Then it throws.
   */
  readonly lockWaitMs: number
}

// secure_delete overwrites deleted rows, because some hold a visitor's address. wal_autocheckpoint, in pages, keeps the
// write-ahead log near 1 MB: on a small disk it could otherwise use up the space that its checkpoint needs, and every
// save would fail. SQLite creates the log with the first read.
const preparation = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma secure_delete = on;
  pragma wal_autocheckpoint = 250;
  select 1 from sqlite_schema`

/** Milliseconds between two tries at a lock that another process holds. */
const lockRetryMs = 15

/**
 * A Kysely dialect on node:sqlite. Unlike Kysely's own dialect it waits for another process's lock without blocking the
 * event loop, gives up after a fixed time counted from the call, and takes the write lock at the start of a
 * transaction, where waiting is still possible.
 */
export class NodeSqliteDialect implements Dialect {
  readonly #options: SqliteOptions
  readonly #file = new SqliteFile()

  constructor(options: SqliteOptions) {
    this.#options = options
  }

  createDriver = (): Driver => new NodeSqliteDriver(this.#options, this.#file)
  createQueryCompiler = (): SqliteQueryCompiler => new SqliteQueryCompiler()
  createAdapter = (): SqliteAdapter => new NodeSqliteAdapter(this.#file)
  createIntrospector = (database: Kysely<unknown>): SqliteIntrospector => new SqliteIntrospector(database)
}

export class NodeSqliteAdapter extends SqliteAdapter {
  readonly file: SqliteFile

  constructor(file: SqliteFile) {
    super()
    this.file = file
  }

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
  readonly #file: SqliteFile
  #database: DatabaseSync | undefined
  #statements: PreparedStatements | undefined
  #closed = false
  #taken = false
  readonly #queue: (() => void)[] = []

  constructor(options: SqliteOptions, file: SqliteFile) {
    this.#options = options
    this.#file = file
  }

  /** Opening may have to wait for a lock, so it is part of the first statement's wait. */
  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const { lockWaitMs } = this.#options
    const deadline = Date.now() + lockWaitMs
    await this.#turn(deadline)
    try {
      if (this.#closed) throw new Error('The database is closed')
      this.#database ??= await this.#open(deadline)
      this.#statements ??= new PreparedStatements(this.#database)
      this.#file.refuse()
      return new NodeSqliteConnection(this.#database, this.#statements, this.#file, deadline, lockWaitMs)
    } catch (error) {
      await this.releaseConnection()
      throw error
    }
  }

  /** Waits for the one connection. @throws when it does not become free in time */
  #turn(deadline: number): Promise<void> {
    if (!this.#taken) {
      this.#taken = true
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const take = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(take), 1)
        reject(new ConnectionInUse('Other statements had the connection for too long'))
      }, deadline - Date.now())
      this.#queue.push(take)
    })
  }

  async #open(deadline: number): Promise<DatabaseSync> {
    const { path } = this.#options
    const database = new DatabaseSync(path, { timeout: 0 })
    try {
      await unlessBusy(() => database.exec(preparation), deadline)
      this.#file.opened(path, database.location() ?? path)
      return database
    } catch (error) {
      this.#file.reported(error)
      database.close()
      throw error
    }
  }

  async releaseConnection(): Promise<void> {
    const next = this.#queue.shift()
    // The connection is handed to the next in the queue, never freed in between: a newcomer could take it first.
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
    this.#closed = true
    this.#database?.close()
    this.#database = undefined
    this.#statements = undefined
  }
}

class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync
  readonly #statements: PreparedStatements
  readonly #file: SqliteFile
  readonly #lockWaitMs: number
  #deadline: number

  constructor(
    database: DatabaseSync,
    statements: PreparedStatements,
    file: SqliteFile,
    deadline: number,
    lockWaitMs: number,
  ) {
    this.#database = database
    this.#statements = statements
    this.#file = file
    this.#deadline = deadline
    this.#lockWaitMs = lockWaitMs
  }

  async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    const run = () => this.#run<R>(sql, parameters as readonly SQLInputValue[])
    try {
      // Within a transaction the lock is held already, or waiting for it is of no use.
      const result = this.#database.isTransaction ? run() : await unlessBusy(run, this.#deadline)
      // The check comes after a commit and before the caller is told of it.
      if (!this.#database.isTransaction && query.kind !== 'SelectQueryNode') this.#file.check()
      this.#deadline = Date.now() + this.#lockWaitMs
      return result
    } catch (error) {
      this.#file.reported(error)
      throw error
    }
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    const rows = this.#database.prepare(sql).iterate(...(parameters as readonly SQLInputValue[]))
    for (const row of rows) yield { rows: [row as R] }
  }

  #run<R>(sql: string, parameters: readonly SQLInputValue[]): QueryResult<R> {
    const { statement, answersRows } = this.#statements.prepare(sql)
    if (answersRows) return { rows: statement.all(...parameters) as R[] }
    const { changes } = statement.run(...parameters)
    return { rows: [], numAffectedRows: BigInt(changes) }
  }
}

/** Tries again while another process holds the lock. @throws the error of `run`, also when the lock is still held */
async function unlessBusy<R>(run: () => R, deadline: number): Promise<R> {
  for (;;) {
    try {
      return run()
    } catch (error) {
      if (!isBusy(error) || Date.now() >= deadline) throw error
    }
    await sleep(lockRetryMs)
  }
}

/** Counts as busy, as if another process had the lock. */
class ConnectionInUse extends Error {
  override readonly name = 'ConnectionInUse'
  readonly errcode = sqliteBusy
}
