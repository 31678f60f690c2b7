import { existsSync, globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { cacheFolder } from '#content-model/cache-folder.mjs'
import { hasTool } from './scripts/prepare/tools.mjs'
import { defaultEnvironment } from './src/server/platform/config/settings.ts'
import { findPostgres } from './src/server/testing/postgres-cluster.ts'

// Tests that open the test services run on both databases, except those with a database in their name.
const onSqlite = globSync('src/{server,desk,cli,start}/**/*.test.ts').filter((file) =>
  /testing\/test-(?:services|database|desk)/.test(readFileSync(file, 'utf8')),
)
const onPostgres = onSqlite.filter((file) => !file.includes('sqlite'))

/** Rooms that reach rows through other rooms only, which are tested on both: the battery runs these on Postgres. */
const reachesRowsThroughOthers = /^src\/(?:desk\/|server\/(?:questions\/|web\/on-demand\/|platform\/[^/]*$))/
const asksItself = (file: string) =>
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql[`<]/.test(subjectOf(file))
const subjectOf = (file: string) => {
  const subject = file.replace('.test.ts', '.ts')
  return existsSync(subject) ? readFileSync(subject, 'utf8') : ''
}
const [inTheBattery = [], inEachTest = []] = [true, false].map((later) =>
  onPostgres.filter((file) => (reachesRowsThroughOthers.test(file) && !asksItself(file)) === later),
)

/** Tests of long lists entry by entry, or of Astro itself: `npm run battery` runs them, `npm test` does not. */
const ofTheBattery = '{src,scripts}/**/*.battery.test.ts'

const postgres = (await findPostgres()) !== undefined
if (!hasTool('words')) console.log('The editor is not installed here, so its fields are not tested: npm run words')
if (!postgres) console.log('Postgres is not installed here: what is saved is tested on SQLite alone.')
const globalSetup = ['src/server/testing/postgres-run.ts']

export const cacheDir = `${cacheFolder}/vite`

export const inEveryProject = {
  env: defaultEnvironment,
  setupFiles: ['scripts/vitest-setup.ts'],
  // For tests that hang. No test measures speed, since the machine may be busy.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Loading the server anew for each file takes longer than most files' tests. A file resets its changes of shared state.
  isolate: false,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
}

// Plain Vite suffices: no unit test renders an .astro file, and the #-alias is Node's own.
export default defineConfig({
  cacheDir,
  test: {
    ...inEveryProject,
    // Vitest leaves one core idle by default, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'e2e/support/**/*.test.ts'],
          exclude: [
            ofTheBattery,
            'src/server/platform/database/postgres*.test.ts',
            ...(hasTool('words') ? [] : ['src/content-model/editor/**']),
          ],
        },
      },
      {
        test: {
          name: 'battery',
          include: [ofTheBattery, ...(postgres ? inTheBattery : [])],
          ...(postgres && { globalSetup }),
        },
      },
      ...(postgres
        ? [
            {
              test: {
                name: 'postgres',
                include: [...inEachTest, 'src/server/platform/database/postgres*.test.ts'],
                globalSetup,
              },
            },
          ]
        : []),
    ],
  },
})
