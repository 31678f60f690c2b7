/** Counts from the reports of the test runners. */
import { existsSync, readFileSync } from 'node:fs'

export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** The names of failed tests, repeated at the end, since thousands of lines come between. */
  readonly failures: readonly string[]
}

/** The part of the JSON of vitest's reporter that is read here. */
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

/** The part of the JSON of Playwright's reporter that is read here. */
interface JourneyReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: JourneySuite[]
}

/**
 * @param code vitest's exit code
 * @param file its report in JSON
 */
export function unitTally(code: number, file: string): Tally {
  const report = read<UnitReport>(file)
  const failures = report?.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${name}: ${test.fullName}: ${test.failureMessages[0]?.split('\n')[0] ?? ''}`)
    return status === 'failed' && tests.length === 0 ? [`${name}: ${message}`] : tests
  })
  return tally(code, report?.numPassedTests, report?.numFailedTests, report?.numPendingTests, failures)
}

/**
 * @param code Playwright's exit code
 * @param file its report in JSON
 */
export function journeyTally(code: number, file: string): Tally {
  const report = read<JourneyReport>(file)
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
