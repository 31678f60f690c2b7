import { execFileSync } from 'node:child_process'
import { defaultEnvironment } from '#server/platform/config/settings.ts'
import { findPostgres, startCluster } from '#server/testing/postgres-cluster.ts'
import { writeSearchIndexes } from '../../scripts/build/search-indexes.ts'
import { unpackBrowser } from './browser.ts'
import { clusterVariable } from './journey-database.ts'
import { testsBuild } from './tests-build.ts'

/** What many sites of journeys are told that the build was not. What their search finds by is made once, instead of by each. */
const toldToMany = [
  { AI_BASE_URL: 'http://127.0.0.1' },
  { SMTP_URL: 'smtp://127.0.0.1', LEADS_TO: 'owner@deadpan.example' },
]

/**
 * Before any journey is read: a build of these sources with all settings at their defaults, a browser, and, where
 * `JOURNEYS_ON=postgres` asks for it, a Postgres for all journeys.
 * @returns what ends it
 */
export default async function prepare(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['scripts/prepare.mjs', 'test'], { stdio: 'inherit' })
  for (const told of toldToMany) await writeSearchIndexes(testsBuild(), { ...defaultEnvironment, ...told })
  await unpackBrowser()
  if (process.env['JOURNEYS_ON'] !== 'postgres') return async () => {}
  const bin = await findPostgres()
  if (bin === undefined) throw new Error('Postgres is not installed')
  const cluster = await startCluster(bin)
  // Workers begin with the environment as it is after this.
  process.env[clusterVariable] = cluster.url('postgres')
  return () => cluster.stop()
}
