import { defineConfig } from 'vitest/config'
import { inEveryProject } from './vitest.config.ts'

// Tests of one room, named by scripts/mutate.ts; on SQLite alone, since a second project would run each mutant twice.
const tests = process.env['MUTATION_TESTS']
if (!tests) throw new Error('`npm run mutate` says which tests are run.')

export default defineConfig({ cacheDir: '.cache/vite', test: { ...inEveryProject, include: tests.split(' ') } })
