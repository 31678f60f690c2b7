import { execFileSync } from 'node:child_process'
import { findPostgres, startCluster } from '#server/testing/postgres-cluster.ts'
import { unpackBrowser } from './browser.ts'
import { clusterVariable } from './journey-database.ts'

/**
 * Before any journey is read: a build of these sources with all settings at their defaults, a browser, and, where
 * `JOURNEYS_ON=postgres` asks for it, a Postgres for all journeys.
 * @returns what ends it
 */
export default async function prepare(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['scripts/prepare.mjs', 'test'], { stdio: 'inherit' })
  await unpackBrowser()
  if (process.env['JOURNEYS_ON'] !== 'postgres') return async () => {}
  const bin = await findPostgres()
  if (bin === undefined) throw new Error('Postgres is not installed')
  const cluster = await startCluster(bin)
  // Workers begin with the environment as it is after this.
  process.env[clusterVariable] = cluster.url('postgres')
  return () => cluster.stop()
}
