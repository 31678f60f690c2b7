import { defineConfig } from 'vitest/config'
import { groups, isGroup } from './scripts/mutation-groups.ts'
import { inEveryProject } from './vitest.config.ts'

const group = process.env['MUTATION_GROUP']
if (!isGroup(group)) throw new Error('scripts/mutate.ts says which group is tested.')

// The unit tests of one group, on SQLite. Two projects would run each mutant twice.
export default defineConfig({
  test: { ...inEveryProject, include: [...groups[group].tests], exclude: [...groups[group].withoutTests] },
})
