import { type RawBuilder, sql } from 'kysely'

/** A condition: the column's text has `text` in it, in whatever case. No sign of it stands for others. */
export const holdsText = (column: string, text: string): RawBuilder<boolean> =>
  sql<boolean>`lower(${sql.ref(column)}) like ${`%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`

/**
 * A condition that is true of every text with `text` in it, however it is written, and perhaps of others: letters
 * beyond ASCII have cases that not every database knows, and JSON and HTML write some signs in another way. Each of
 * those stands for any signs.
 */
export const mayHoldText = (column: string, text: string): RawBuilder<boolean> =>
  sql<boolean>`lower(${sql.ref(column)}) like ${`%${text.toLowerCase().replace(/[^a-z0-9@.+-]+/g, '%')}%`}`
