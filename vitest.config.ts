import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { findPostgres } from './src/server/fixtures/postgres-cluster.ts'
import { defaultEnvironment } from './src/server/settings.ts'

// Whatever opens the test house is tested on both databases; what is about one of them says so in its name.
const onSqlite = globSync('src/server/**/*.test.ts').filter((file) => readFileSync(file, 'utf8').includes('test-house'))
const onPostgres = onSqlite.filter((file) => !file.includes('sqlite'))

const postgres = (await findPostgres()) !== undefined
if (!postgres) console.log('Postgres is not installed here: what is saved is tested on SQLite alone.')

// Plain Vite does for everything under test: no unit test renders an .astro file, and the #-alias is Node's own.
export default defineConfig({
  test: {
    env: defaultEnvironment,
    setupFiles: ['scripts/vitest-setup.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'e2e/support/**/*.test.ts'],
          exclude: ['src/server/postgres*.test.ts'],
        },
      },
      ...(postgres
        ? [
            {
              test: {
                name: 'postgres',
                include: [...onPostgres, 'src/server/postgres*.test.ts'],
                globalSetup: ['src/server/fixtures/postgres-run.ts'],
              },
            },
          ]
        : []),
    ],
  },
})
