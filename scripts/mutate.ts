/**
 * Changes the code in small ways, one at a time, and counts how many of the changes a test notices.
 * `npm run mutate` takes both groups, `npm run mutate core` (or outbox) one, and files after that instead of all of its files.
 * Reports are in test-results/mutation/. Fails where a group falls below its threshold.
 */
import { Stryker } from '@stryker-mutator/core'
import { type GroupName, groups, isGroup } from './mutation-groups.ts'

type Options = ConstructorParameters<typeof Stryker>[0]

const reports = 'test-results/mutation'

const optionsOf = (name: GroupName, files: readonly string[]): Options => ({
  mutate: files.length > 0 ? [...files] : [...groups[name].mutate],
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: true },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // A hidden folder, which the type check and the tests pass over.
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['dist', 'data', 'coverage', 'test-results', '.astro', 'docs', 'bench', 'public'],
  // Nothing checks types in there, so no file needs to be spared it.
  disableTypeChecks: false,
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportMutants: files.length > 0 },
  htmlReporter: { fileName: `${reports}/${name}.html` },
  jsonReporter: { fileName: `${reports}/${name}.json` },
  thresholds: { high: 100, low: groups[name].break, break: groups[name].break },
})

const [wanted, ...files] = process.argv.slice(2)
if (wanted !== undefined && !isGroup(wanted))
  throw new Error(`There are the groups ${Object.keys(groups).join(' and ')}.`)

for (const name of wanted === undefined ? (Object.keys(groups) as GroupName[]) : [wanted]) {
  console.log(`\nMutation tests of ${name}`)
  process.env['MUTATION_GROUP'] = name
  await new Stryker(optionsOf(name, files)).runMutationTest()
}
