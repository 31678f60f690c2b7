import { defineConfig } from 'vitest/config'
import { cacheDir, inEveryProject } from './vitest.config.ts'

// Tests of one room, named by scripts/mutate.ts; on SQLite only, since a second project would run each mutant twice.
const tests = process.env['MUTATION_TESTS']
if (!tests) throw new Error('`npm run mutate` says which tests are run.')

// A change of code that runs at import is noticed only where the module is loaded anew.
export default defineConfig({
  cacheDir,
  test: { ...inEveryProject, isolate: true, include: tests.split(' ') },
})
