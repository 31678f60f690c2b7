import { execFileSync } from 'node:child_process'
import { defaultEnvironment } from '#server/platform/config/settings.ts'
import { findPostgres, startCluster } from '#server/testing/postgres-cluster.ts'
import { writeSearchIndexes } from '../../scripts/build/search-indexes.ts'
import { unpackBrowser } from './browser.ts'
import { clusterVariable } from './journey-database.ts'
import { testsBuild } from './tests-build.ts'

/** Settings of many journeys' sites that differ from the build's. Their search indexes are made once, instead of by each site. */
const toldToMany = [
  { AI_BASE_URL: 'http://127.0.0.1' },
  { SMTP_URL: 'smtp://127.0.0.1', LEADS_TO: 'owner@deadpan.example' },
]

/**
 * Prepares all journeys: a build of these sources with all settings at their defaults, a browser, and, with
 * `JOURNEYS_ON=postgres`, a Postgres for all of them.
 * @returns a function that ends it
 */
export default async function prepare(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['scripts/prepare.mjs', 'test'], { stdio: 'inherit' })
  for (const told of toldToMany) await writeSearchIndexes(testsBuild(), { ...defaultEnvironment, ...told })
  await unpackBrowser()
  if (process.env['JOURNEYS_ON'] !== 'postgres') return async () => {}
  const bin = await findPostgres()
  if (bin === undefined) throw new Error('Postgres is not installed')
  const cluster = await startCluster(bin)
  // Workers inherit this environment.
  process.env[clusterVariable] = cluster.url('postgres')
  return () => cluster.stop()
}
