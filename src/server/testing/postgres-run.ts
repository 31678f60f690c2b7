import type { TestProject } from 'vitest/node'
import { findPostgres, startCluster } from '#server/testing/postgres-cluster.ts'
import { makeTables } from '#server/testing/postgres-tables.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's Postgres, in the project whose tests run on it. */
    postgres?: string
    /** The schema digest of a database with the current tables. */
    postgresShape?: string
  }
}

/** Starts the Postgres of one run of the tests; vitest calls it before the first test that needs it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const bin = await findPostgres()
  if (bin === undefined) throw new Error('Postgres is not installed')
  const cluster = await startCluster(bin)
  project.provide('postgres', cluster.url('postgres'))
  project.provide('postgresShape', await makeTables(cluster))
  return () => cluster.stop()
}
