import { statSync } from 'node:fs'
import { isDamage } from '#server/platform/error-code.ts'

/** Why nothing may be saved in a SQLite file any more. Lasts until the process starts anew. */
export class SqliteFileError extends Error {
  override readonly name = 'SqliteFileError'
  readonly code: 'SQLITE_FILE_REPLACED' | 'SQLITE_FILE_DAMAGED'

  constructor(code: SqliteFileError['code'], message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/** The device and inode that a path led to when the database was opened. */
interface OpenedFile {
  readonly path: string
  readonly mayBeEmpty: boolean
  readonly identity: string
}

/**
 * The files that a connection to SQLite has open, and whether they can still be trusted. A commit into a file that
 * nobody will find again succeeds like any other, so SQLite alone does not notice.
 */
export class SqliteFile {
  #opened: readonly OpenedFile[] = []
  #error: SqliteFileError | undefined

  /**
   * Remembers which files the connection has open. Those that are not there, such as the log of a database that is kept
   * without one, are not missed later.
   * @param path as it was opened
   * @param location the same with links resolved, which is where SQLite puts its log
   */
  opened(path: string, location: string): void {
    this.#opened = [path, `${location}-wal`, `${location}-shm`].flatMap((each) => {
      // The log is empty after each checkpoint that truncates it; the database never is.
      const mayBeEmpty = each !== path
      const identity = identityOf(each, mayBeEmpty)
      return identity === undefined ? [] : [{ path: each, mayBeEmpty, identity }]
    })
  }

  /** Remembers what SQLite reported, when it means that the file is damaged. */
  reported(error: unknown): void {
    if (isDamage(error)) this.#error ??= new SqliteFileError('SQLITE_FILE_DAMAGED', 'The database is damaged', error)
  }

  /** False when a file was replaced or removed since it was opened, or was found damaged. */
  isSound(): boolean {
    const replaced = this.#opened.find(({ path, mayBeEmpty, identity }) => identityOf(path, mayBeEmpty) !== identity)
    if (replaced)
      this.#error ??= new SqliteFileError('SQLITE_FILE_REPLACED', `${replaced.path} was replaced or emptied`)
    return this.#error === undefined
  }

  /** Looks at the files, which a commit must do. @throws SqliteFileError when they are not sound */
  check(): void {
    this.isSound()
    this.refuse()
  }

  /** @throws SqliteFileError when it is known that they are not sound */
  refuse(): void {
    if (this.#error !== undefined) throw this.#error
  }
}

/** Looks without opening: closing the file again would take away every lock that SQLite holds on it in this process. */
function identityOf(path: string, mayBeEmpty: boolean): string | undefined {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false })
  return stats && (mayBeEmpty || stats.size > 0n) ? `${stats.dev}:${stats.ino}` : undefined
}
