import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { LRUCache } from 'lru-cache'

/** Statements that are kept. The site has fewer; lists of any length, each a text of its own, push the oldest out. */
const mostKept = 200

export interface PreparedStatement {
  readonly statement: StatementSync
  /** Whether it answers with rows, which does not depend on whether it finds any. */
  readonly answersRows: boolean
}

/** Prepares each text once: for a short statement that costs more than running it. SQLite itself renews one whose tables changed. */
export class PreparedStatements {
  readonly #database: DatabaseSync
  readonly #kept = new LRUCache<string, PreparedStatement>({ max: mostKept })

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** @throws what SQLite says of a text that it does not understand */
  prepare(sql: string): PreparedStatement {
    const kept = this.#kept.get(sql)
    if (kept) return kept
    const statement = this.#database.prepare(sql)
    const prepared = { statement, answersRows: statement.columns().length > 0 }
    this.#kept.set(sql, prepared)
    return prepared
  }
}
