// Primary result codes of SQLite, https://sqlite.org/rescode.html
const sqliteCodes: Readonly<Record<number, string>> = {
  5: 'SQLITE_BUSY',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  19: 'SQLITE_CONSTRAINT',
  26: 'SQLITE_NOTADB',
}

/**
 * The part of an error that may be logged: a code, or the name of its kind. Messages are left out, because libraries
 * quote their arguments, and those may be a visitor's words.
 */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN'
  const sqlite = sqliteResult(error)
  if (sqlite !== undefined) return sqliteCodes[sqlite] ?? `SQLITE_${sqlite}`
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? ` ${error.responseCode}` : ''
  return /^[\w.]{1,50}$/.test(code) ? code + status : 'UNKNOWN'
}

/** SQLite's result code for a lock that another process holds. */
export const sqliteBusy = 5

/** True when another process holds the SQLite database's lock, or other statements its one connection. */
export const isBusy = (error: unknown): boolean => error instanceof Error && sqliteResult(error) === sqliteBusy

/** True when SQLite reported that the file is damaged or no database. */
export const isDamage = (error: unknown): boolean => ['SQLITE_CORRUPT', 'SQLITE_NOTADB'].includes(errorCode(error))

function sqliteResult(error: Error): number | undefined {
  return 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined
}
