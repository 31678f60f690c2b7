/**
 * Runs all there is: types, lint, import rules, unit tests, then journeys in a browser against the built server.
 * At the end stand the names of what failed and, as the last line, the sum; `npm test -- --only=unit` (or checks, journeys) runs one part while you work on it.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { checks, runChecks } from './check.ts'
import { run } from './command.ts'

interface Tally {
  passed: number
  failed: number
  skipped: number
  /** The names of what failed, to be said again at the end, where the thousands of lines between do not hide them. */
  failures: readonly string[]
}

/** What vitest's reporter of JSON writes, as far as it is read here. */
interface UnitReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

interface JourneySuite {
  specs: { title: string; file: string; line: number; ok: boolean }[]
  suites?: JourneySuite[]
}

/** What Playwright's reporter of JSON writes, as far as it is read here. */
interface JourneyReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: JourneySuite[]
}

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
  const report = read<UnitReport>(unitReport)
  const failures = report?.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${name}: ${test.fullName}: ${test.failureMessages[0]?.split('\n')[0] ?? ''}`)
    return status === 'failed' && tests.length === 0 ? [`${name}: ${message}`] : tests
  })
  return tally(code, report?.numPassedTests, report?.numFailedTests, report?.numPendingTests, failures)
}

async function travelled(): Promise<Tally> {
  const code = await run(['playwright', 'test', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport },
  })
  const report = read<JourneyReport>(journeyReport)
  const stats = report?.stats
  const failures = report?.suites.flatMap(failedSpecs)
  return tally(code, stats?.expected, stats && stats.unexpected + stats.flaky, stats?.skipped, failures)
}

function failedSpecs({ specs, suites = [] }: JourneySuite): string[] {
  const failed = specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} ${title}`)
  return [...failed, ...suites.flatMap(failedSpecs)]
}

/** A runner that failed without naming a test (it crashed, or could not read a file) counts as one failure. */
function tally(code: number, passed = 0, failed = 0, skipped = 0, failures: readonly string[] = []): Tally {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped, failures }
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
const sum = (key: 'passed' | 'failed' | 'skipped') => all.reduce((total, entry) => total + entry[key], 0)

if (sum('skipped') > 0) console.log(`\n${sum('skipped')} skipped on this machine; the lines above say which.`)
const failures = all.flatMap((entry) => entry.failures)
if (failures.length > 0) console.log(['', 'Failed:', ...failures].join('\n'))
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0
