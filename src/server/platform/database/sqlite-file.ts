import { statSync } from 'node:fs'
import { isDamage } from '#server/platform/error-code.ts'

/** The reason for which saves to a SQLite file are refused. It lasts until the process restarts. */
export class SqliteFileError extends Error {
  override readonly name = 'SqliteFileError'
  readonly code: 'SQLITE_FILE_REPLACED' | 'SQLITE_FILE_DAMAGED'

  constructor(code: SqliteFileError['code'], message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/** The device and inode of a path when the database was opened. */
interface OpenedFile {
  readonly path: string
  readonly mayBeEmpty: boolean
  readonly identity: string
}

/**
 * The files that a connection to SQLite has open, and whether they can still be trusted. A commit into a file that was
 * removed or replaced succeeds like any other, so SQLite alone does not notice.
 */
export class SqliteFile {
  #opened: readonly OpenedFile[] = []
  #error: SqliteFileError | undefined

  /**
   * Notes which files the connection has open. Absent files, such as the log of a database that is kept without one,
   * may stay absent.
   * @param path as it was opened
   * @param location the path with links resolved, beside which SQLite puts its log
   */
  opened(path: string, location: string): void {
    this.#opened = [path, `${location}-wal`, `${location}-shm`].flatMap((each) => {
      // The log is empty after each checkpoint that truncates it; the database never is.
      const mayBeEmpty = each !== path
      const identity = identityOf(each, mayBeEmpty)
      return identity === undefined ? [] : [{ path: each, mayBeEmpty, identity }]
    })
  }

  /** Notes an error of SQLite if it means that the file is damaged. */
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

  /** Checks the files; required before a commit is reported. @throws SqliteFileError when they are not sound */
  check(): void {
    this.isSound()
    this.refuse()
  }

  /** @throws SqliteFileError when an earlier check found them unsound */
  refuse(): void {
    if (this.#error !== undefined) throw this.#error
  }
}

/** Uses stat without opening: closing the file again would drop every lock that SQLite holds on it in this process. */
function identityOf(path: string, mayBeEmpty: boolean): string | undefined {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false })
  return stats && (mayBeEmpty || stats.size > 0n) ? `${stats.dev}:${stats.ino}` : undefined
}
