/**
 * Runs the tests of a change: types, lint, import rules, unit tests, then journeys in a browser against the built server.
 * The exhaustive ones are `npm run battery`, whose last green run is named at the end, before the names of failed tests and, as
 * the last line, the sum. `npm test -- --only=unit` (or checks, journeys) runs one part.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { lastGreen } from './battery-page.ts'
import { checks, runChecks } from './check.ts'
import { run } from './command.ts'
import { journeyTally, type Tally, unitTally } from './tallies.ts'

const results = 'test-results'
const unitReport = `${results}/unit.json`
const journeyReport = `${results}/journeys.json`

async function checked(): Promise<Tally> {
  const failed = await runChecks()
  return { passed: checks.length - failed.length, failed: failed.length, skipped: 0, failures: failed }
}

async function unitTested(): Promise<Tally> {
  const command = [
    'vitest',
    'run',
    '--project=!battery',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ]
  const code = await run(command, { label: 'unit', env: { FORCE_COLOR: '0' } })
  return unitTally(code, unitReport)
}

async function travelled(): Promise<Tally> {
  const code = await run(['playwright', 'test', '--grep-invert=@battery', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport },
  })
  return journeyTally(code, journeyReport)
}

const parts = { checks: checked, unit: unitTested, journeys: travelled }
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length)
const wanted = (name: keyof typeof parts) => only === undefined || only === name

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

// Checks and unit tests take one core each. Journeys measure times, so they run alone.
const tallies = await Promise.all([wanted('checks') && checked(), wanted('unit') && unitTested()])
const all = [...tallies, wanted('journeys') && (await travelled())].filter((entry) => entry !== false)
const sum = (key: 'passed' | 'failed' | 'skipped') => all.reduce((total, entry) => total + entry[key], 0)

if (sum('skipped') > 0)
  console.log(`\n${sum('skipped')} skipped, on this machine or this site; the lines above say which.`)
const failures = all.flatMap((entry) => entry.failures)
if (failures.length > 0) console.log(['', 'Failed:', ...failures].join('\n'))
const green = lastGreen()
console.log(
  green === undefined
    ? '\nThe battery (npm run battery) has not been green yet.'
    : `\nThe battery was last green on ${green.date}, at ${green.commit}.`,
)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0
