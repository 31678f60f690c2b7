/**
 * Runs all there is: types, lint, import rules, unit tests, then journeys in a browser against the built server.
 * The last line is the sum; `npm test -- --only=unit` (or checks, journeys) runs one part while you work on it.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { checks, runChecks } from './check.ts'
import { run } from './command.ts'

interface Tally {
  passed: number
  failed: number
  skipped: number
}

const results = 'test-results'
const unitReport = `${results}/unit.json`
const journeyReport = `${results}/journeys.json`

async function checked(): Promise<Tally> {
  const failed = await runChecks()
  return { passed: checks.length - failed, failed, skipped: 0 }
}

async function unitTested(): Promise<Tally> {
  const command = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
  const code = await run(command, { label: 'unit', env: { FORCE_COLOR: '0' } })
  const report = read<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(unitReport)
  return tally(code, report?.numPassedTests, report?.numFailedTests, report?.numPendingTests)
}

async function travelled(): Promise<Tally> {
  const code = await run(['playwright', 'test', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport },
  })
  const stats = read<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(
    journeyReport,
  )?.stats
  return tally(code, stats?.expected, stats && stats.unexpected + stats.flaky, stats?.skipped)
}

/** A runner that failed without naming a test (it crashed, or could not read a file) counts as one failure. */
function tally(code: number, passed = 0, failed = 0, skipped = 0): Tally {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped }
}

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

const parts = { checks: checked, unit: unitTested, journeys: travelled }
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length)
const wanted = (name: keyof typeof parts) => only === undefined || only === name

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

// Checks and unit tests take one core each. Journeys measure and wait, so they get the machine to themselves.
const tallies = await Promise.all([wanted('checks') && checked(), wanted('unit') && unitTested()])
const all = [...tallies, wanted('journeys') && (await travelled())].filter((entry) => entry !== false)
const sum = (key: keyof Tally) => all.reduce((total, entry) => total + entry[key], 0)

if (sum('skipped') > 0) console.log(`\n${sum('skipped')} skipped on this machine; the lines above say which.`)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0
