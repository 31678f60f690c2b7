import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { LRUCache } from 'lru-cache'

/** Most statements in the cache. The site has fewer, but lists of each length have texts of their own. */
const mostKept = 200

export interface PreparedStatement {
  readonly statement: StatementSync
  /** Whether the statement returns rows; a SELECT without matches does too. */
  readonly answersRows: boolean
}

/** Prepares each text once. SQLite itself prepares a statement again when its tables changed. */
export class PreparedStatements {
  readonly #database: DatabaseSync
  readonly #kept = new LRUCache<string, PreparedStatement>({ max: mostKept })

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** @throws SQLite's error for an invalid text */
  prepare(sql: string): PreparedStatement {
    const kept = this.#kept.get(sql)
    if (kept) return kept
    const statement = this.#database.prepare(sql)
    const prepared = { statement, answersRows: statement.columns().length > 0 }
    this.#kept.set(sql, prepared)
    return prepared
  }
}
