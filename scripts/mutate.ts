/**
 * Changes the code in small ways, one at a time, and counts the changes that a test notices.
 * `npm run mutate` takes both groups, `npm run mutate core` (or outbox) one, `npm run mutate core spam` one room of it.
 * Reports are in test-results/mutation/. Fails where a group falls below its threshold.
 */

import { globSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'
import { cacheFolder } from '#content-model/cache-folder.mjs'
import { groups } from './mutation-groups.ts'

const reports = 'test-results/mutation'

const [wantedGroup, wantedRoom] = process.argv.slice(2)
const chosen = Object.entries(groups).filter(([name]) => wantedGroup === undefined || name === wantedGroup)
if (chosen.length === 0) throw new Error(`The groups are ${Object.keys(groups).join(' and ')}.`)

const sums: string[] = []
for (const [group, { least, rooms }] of chosen) {
  let [noticed, made] = [0, 0]
  for (const [room, { mutate, tests }] of Object.entries(rooms)) {
    const isWanted = wantedRoom === undefined || room === wantedRoom
    // A room without tests yet is skipped.
    if (!isWanted || globSync([...tests]).length === 0) continue
    const mutants = await changed(room, mutate, tests)
    noticed += mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
    made += mutants.filter(({ status }) => status !== 'Ignored' && status !== 'RuntimeError').length
  }
  if (made === 0) throw new Error(`The rooms of ${group} are ${Object.keys(rooms).join(', ')}.`)
  const score = (100 * noticed) / made
  sums.push(`${group}: ${noticed} of ${made} changes noticed, ${score.toFixed(1)}% (at least ${least}%)`)
  // The threshold applies to the whole group, not to each room.
  if (wantedRoom === undefined && score < least) process.exitCode = 1
}
console.log(`\n${sums.join('\n')}`)

/** Tests one room. The reports folder gets a report of each mutant that no test noticed. */
async function changed(room: string, mutate: readonly string[], tests: readonly string[]) {
  console.log(`\n${room}`)
  process.env['MUTATION_TESTS'] = tests.join(' ')
  const stryker = new Stryker({
    mutate: [...mutate, '!src/**/*.test.ts'],
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // A hidden folder, which the type check and the tests skip.
    tempDirName: '.stryker-tmp',
    // Relative to the project's root: rooms have folders of the same names.
    ignorePatterns: [
      '/dist',
      '/data',
      '/coverage',
      'test-results',
      '/.astro',
      `/${cacheFolder}`,
      '/docs',
      '/bench',
      '/public',
      '/runtime',
      '/tools/*/node_modules',
    ],
    // No type check runs in there, so no file needs the exemption.
    disableTypeChecks: false,
    reporters: ['clear-text', 'html', 'json'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportMutants: false },
    htmlReporter: { fileName: `${reports}/${room}.html` },
    jsonReporter: { fileName: `${reports}/${room}.json` },
    // Only the sum of the group counts, above.
    thresholds: { high: 100, low: 80, break: null },
    warnings: false,
  })
  return stryker.runMutationTest()
}
