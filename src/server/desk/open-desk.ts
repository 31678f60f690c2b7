import { existsSync } from 'node:fs'
import { type Database, sqlitePath } from '#server/database.ts'
import type { Desk } from '#server/desk/command.ts'
import { openReadyDatabase } from '#server/ready-database.ts'

/** True when there is a database to look at. Before the first start there is none, and looking is no reason to make it. */
const exists = ({ settings }: Desk): boolean => settings.databaseUrl !== undefined || existsSync(sqlitePath(settings))

/** Works on the database and closes it. @returns `otherwise` when there is none yet */
export async function withDatabase<T>(desk: Desk, otherwise: T, work: (database: Database) => Promise<T>): Promise<T> {
  if (!exists(desk)) return otherwise
  const database = await openReadyDatabase(desk.settings, { lockWaitMs: 10_000 })
  try {
    return await work(database)
  } finally {
    await database.destroy()
  }
}
