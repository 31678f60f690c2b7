import { type RawBuilder, sql } from 'kysely'

/** A condition: the column contains `text` in upper or lower case. Wildcards of LIKE in `text` are escaped. */
export const holdsText = (column: string, text: string): RawBuilder<boolean> =>
  sql<boolean>`lower(${sql.ref(column)}) like ${`%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`

/**
 * A condition that is true of every text that contains `text` in any notation, and perhaps of others: databases differ
 * in the cases of letters beyond ASCII, and JSON and HTML escape some characters. Each of those characters becomes a
 * wildcard.
 */
export const mayHoldText = (column: string, text: string): RawBuilder<boolean> =>
  sql<boolean>`lower(${sql.ref(column)}) like ${`%${text.toLowerCase().replace(/[^a-z0-9@.+-]+/g, '%')}%`}`
