import { type RawBuilder, sql } from 'kysely'

/** A condition: the column's text has `text` in it, in whatever case. No sign of it stands for others. */
export const holdsText = (column: string, text: string): RawBuilder<boolean> =>
  sql<boolean>`lower(${sql.ref(column)}) like ${`%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`
