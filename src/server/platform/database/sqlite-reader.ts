import { Worker } from 'node:worker_threads'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  CompiledQuery as Query,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { type Database, isPostgres, sqlitePath } from '#server/platform/database/database.ts'
import type { ReaderQuery, ReaderReply } from '#server/platform/database/sqlite-reader-worker.ts'
import type { Tables } from '#server/platform/database/tables.ts'

/**
 * A read-only database, in which a long query keeps no visitor waiting: on SQLite it has a thread and a connection of
 * its own, which start with the first query. Postgres runs queries side by side anyway and is returned itself.
 * @param database the connection that saves; destroying the reader leaves it open
 */
export function openReader(database: Database, settings: { readonly dataDir: string }): Database {
  if (isPostgres(database)) return database
  return new Kysely<Tables>({ dialect: new ReaderDialect(sqlitePath(settings)) })
}

export async function closeReader(reader: Database): Promise<void> {
  if (!isPostgres(reader)) await reader.destroy()
}

/** An error of the reader's thread, with SQLite's code. */
class ReaderError extends Error {
  override readonly name = 'ReaderError'
  readonly code: string

  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}

class ReaderDialect implements Dialect {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  createDriver = (): Driver => new ReaderDriver(this.#path)
  createQueryCompiler = (): SqliteQueryCompiler => new SqliteQueryCompiler()
  createAdapter = (): SqliteAdapter => new SqliteAdapter()
  createIntrospector = (database: Kysely<unknown>): SqliteIntrospector => new SqliteIntrospector(database)
}

/** Kysely gives the one connection to one transaction or statement at a time. */
class ReaderDriver implements Driver {
  readonly #path: string
  #thread: ReaderThread | undefined

  constructor(path: string) {
    this.#path = path
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    this.#thread = this.#thread?.isOver === false ? this.#thread : new ReaderThread(this.#path)
    return this.#thread
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(Query.raw('begin'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(Query.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(Query.raw('rollback'))
  }

  async destroy(): Promise<void> {
    await this.#thread?.end()
  }
}

class ReaderThread implements DatabaseConnection {
  readonly #worker: Worker
  readonly #waiting = new Map<number, PromiseWithResolvers<readonly unknown[]>>()
  #count = 0
  isOver = false

  constructor(path: string) {
    this.#worker = new Worker(new URL('./sqlite-reader-worker.ts', import.meta.url), { workerData: path })
    // The thread ends with the process.
    this.#worker.unref()
    this.#worker.on('message', (answer: ReaderReply) => {
      const asked = this.#waiting.get(answer.number)
      this.#waiting.delete(answer.number)
      if ('rows' in answer) asked?.resolve(answer.rows)
      else asked?.reject(new ReaderError(answer.message, answer.code))
      if (this.#waiting.size === 0) this.#worker.unref()
    })
    this.#worker.on('error', (error) => this.#over(error))
    this.#worker.on('exit', () => this.#over(new ReaderError('The reader has ended', 'SQLITE_READER_ENDED')))
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.isOver) throw new ReaderError('The reader has ended', 'SQLITE_READER_ENDED')
    const number = this.#count++
    const asked = Promise.withResolvers<readonly unknown[]>()
    this.#waiting.set(number, asked)
    this.#worker.ref()
    this.#worker.postMessage({ number, sql, parameters: parameters as ReaderQuery['parameters'] } satisfies ReaderQuery)
    return { rows: (await asked.promise) as R[] }
  }

  // biome-ignore lint/correctness/useYield: nothing is streamed from here
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new ReaderError('The reader streams nothing', 'SQLITE_READER_STREAM')
  }

  async end(): Promise<void> {
    await this.#worker.terminate()
  }

  #over(error: unknown): void {
    this.isOver = true
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}
