import type { DatabaseSync, StatementSync } from 'node:sqlite'

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
  readonly #kept = new Map<string, PreparedStatement>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** @throws what SQLite says of a text that it does not understand */
  prepare(sql: string): PreparedStatement {
    const kept = this.#kept.get(sql)
    if (kept) {
      // The newest stands last.
      this.#kept.delete(sql)
      this.#kept.set(sql, kept)
      return kept
    }
    const statement = this.#database.prepare(sql)
    const prepared = { statement, answersRows: statement.columns().length > 0 }
    this.#kept.set(sql, prepared)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest)
    return prepared
  }
}
