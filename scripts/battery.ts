/**
 * Runs all exhaustive checks, for at most four hours: all tests on both databases and entry by entry, all journeys at
 * every width and scheme and in other engines, deliberate faults, mutation, and the Nu HTML checker.
 * A step that passed is repeated only after a change of files that it reads, so the next run continues an interrupted one.
 * Writes `bench/battery.md`, and `bench/battery.json` as the state of the run; the last line of output is the sum.
 *
 *   npm run battery                           all of it
 *   npm run battery -- --only=faults          one section: tests, journeys, html, faults, mutation
 *   npm run battery -- --only=crash           one step
 *   npm run battery -- --again                from the beginning
 */

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { cacheFolder } from '#content-model/cache-folder.mjs'
import { findPostgres } from '#server/testing/postgres-cluster.ts'
import { batteryPage, batteryText, type Taken } from './battery-page.ts'
import { skippedCode } from './html-checker.ts'
import { journeyTally, type Tally, unitTally } from './tallies.ts'

interface Step {
  readonly section: string
  readonly step: string
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** The timeout, after which the step is ended and has failed. */
  readonly minutes: number
  /** Its report, and the function that counts it with the exit code. Without a report the step counts as one check. */
  readonly report?: { readonly file: string; readonly tally: (code: number, file: string) => Tally }
  /** A program that it needs, and whether the machine has it. */
  readonly needs?: readonly [name: string, isThere: boolean]
  /** Whether its last lines are figures for the page. */
  readonly isFigures?: boolean
}

const mostHours = 4
const folder = join(cacheFolder, 'battery')
/** Committed with the page, so that another machine can continue the run. */
const stateFile = 'bench/battery.json'
const written = [`:!${batteryPage}`, `:!${stateFile}`]
const reports = 'test-results/battery'
const node = [process.execPath, '--disable-warning=ExperimentalWarning']
/** The number of parts of the journeys, since an interruption loses the part under way. */
const parts = 4

/** Files that most steps do not read, as pathspecs of git. */
const aside = [
  ...written,
  ':!bench/*.md',
  ':!docs',
  ':!CONTRIBUTING.md',
  ':!biome.*',
  ':!*.test.ts',
  ':!scripts/battery.ts',
  ':!scripts/mutation-groups.ts',
]
/** Files that the steps of a section do not read. */
const unread: Readonly<Record<string, readonly string[]>> = {
  journeys: [...aside, ':!bench'],
  html: [...aside, ':!bench', ':!e2e'],
  faults: [...aside, ':!e2e/*.spec.ts', ':!e2e/support/test.ts'],
}

const postgres = ['Postgres', (await findPostgres()) !== undefined] as const
const program = (path: string) => [path, existsSync(path)] as const

const journeys = (part: number, on: 'SQLite' | 'Postgres'): Step => {
  const file = `${reports}/journeys-${on}-${part}.json`
  return {
    section: 'journeys',
    step: `journeys on ${on}, ${part} of ${parts}`,
    command: ['playwright', 'test', `--shard=${part}/${parts}`, '--reporter=list,json', `--output=${reports}/journeys`],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, JOURNEYS_ON: on.toLowerCase() },
    minutes: 30,
    report: { file, tally: journeyTally },
    ...(on === 'Postgres' && { needs: postgres }),
  }
}

const fault = (script: string, minutes: number, ...args: string[]): Step => ({
  section: 'faults',
  step: script,
  command: [...node, `bench/faults/${script}.ts`, ...args],
  minutes,
  isFigures: true,
})

const unitReport = `${reports}/unit.json`

const steps: readonly Step[] = [
  {
    section: 'tests',
    step: 'all unit tests, on both databases',
    command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`],
    minutes: 45,
    report: { file: unitReport, tally: unitTally },
  },
  ...(['SQLite', 'Postgres'] as const).flatMap((on) => Array.from({ length: parts }, (_, at) => journeys(at + 1, on))),
  {
    section: 'html',
    step: 'the Nu HTML checker',
    command: [...node, 'scripts/html-checker.ts'],
    minutes: 15,
    isFigures: true,
  },
  {
    section: 'faults',
    step: 'the build for what follows',
    command: [...node, 'scripts/prepare.mjs', 'start'],
    minutes: 15,
  },
  fault('crash', 20),
  fault('outside-readers', 30),
  fault('disk-full', 10),
  fault('fsync-fails', 10),
  fault('shutdown', 15),
  fault('slow-channel', 10),
  fault('postgres-crash', 15),
  { ...fault('rolling-restart', 15), needs: program('/usr/sbin/nginx') },
  fault('chat-faults', 15),
  fault('announce', 20, '500'),
  fault('erase-flood', 15),
  // The program holds the port while one process replaces the other; part of systemd.
  { ...fault('upgrade', 30), needs: program('/usr/bin/systemd-socket-activate') },
  fault('throughput', 10),
  ...['core', 'outbox'].map((group) => ({
    section: 'mutation',
    step: `mutation of ${group}`,
    command: ['npm', 'run', '--silent', 'mutate', '--', group],
    minutes: 60,
    isFigures: true,
  })),
]

const { only, again } = parseArgs({ options: { only: { type: 'string' }, again: { type: 'boolean' } } }).values
const wanted = steps.filter(({ section, step }) => only === undefined || only === section || only === step)
if (wanted.length === 0) {
  const names = steps.flatMap(({ section, step }) => [section, step])
  console.error(`Nothing of the battery is called ${only}. There are: ${[...new Set(names)].join(', ')}`)
  process.exit(1)
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const commit = git('rev-parse', '--short=10', 'HEAD')
// Files that the battery itself writes do not count as changes.
const changes = git('status', '--porcelain', '--untracked-files=no', '--', '.', ...written)
if (changes !== '') {
  console.error(`Commit first: the figures name a commit, and these files are changed.\n${changes}`)
  process.exit(1)
}

mkdirSync(folder, { recursive: true })
mkdirSync(reports, { recursive: true })

function readState(): readonly Taken[] {
  if (again || !existsSync(stateFile)) return []
  const state: readonly Taken[] = JSON.parse(readFileSync(stateFile, 'utf8'))
  return state.filter(stands)
}

/** Whether no file that a step reads has changed since its run. */
function stands({ section, commit }: Taken): boolean {
  const except = unread[section] ?? written
  const { status } = spawnSync('git', ['diff', '--quiet', commit, 'HEAD', '--', '.', ...except])
  return status === 0
}

let taken = readState()

/** Saves a result at once, so that an interruption loses only the step under way. */
function keep(step: Taken) {
  const known = [...taken.filter((other) => other.step !== step.step), step]
  taken = steps.flatMap((each) => known.find((other) => other.step === each.step) ?? [])
  writeFileSync(`${stateFile}.new`, `${JSON.stringify(taken, null, 2)}\n`)
  renameSync(`${stateFile}.new`, stateFile)
  const left = steps.flatMap((each) => (taken.some((other) => other.step === each.step) ? [] : [each.step]))
  const machine = `${availableParallelism()} cores of ${cpus()[0]?.model.trim() || 'an unnamed make'}, Node ${process.versions.node}`
  const before = existsSync(batteryPage) ? readFileSync(batteryPage, 'utf8') : ''
  writeFileSync(batteryPage, batteryText({ commit, taken, left, machine }, before))
}

/** How long a step may take to end its own processes, Postgres for one, in ms. */
const graceMs = 10_000
let under: ChildProcess | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    console.log('\nBroken off. The same command goes on with the step that was under way.')
    // The process exits with the step, so that an interrupted step does not count as failed.
    under?.once('exit', () => process.exit(130))
    if (under) await end(under)
    process.exit(130)
  })
}

/** Ends a step's process group. */
async function end(step: ChildProcess): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    if (step.pid === undefined || step.exitCode !== null || step.signalCode !== null) return
    process.kill(-step.pid, signal)
    await Promise.race([once(step, 'exit'), sleep(graceMs)])
  }
}

const until = performance.now() + mostHours * 3_600_000
for (const step of wanted) {
  const known = taken.find((other) => other.step === step.step)
  if (known !== undefined && known.failed === 0) {
    console.log(`${step.step}: passed before, at ${known.commit}`)
    continue
  }
  if (performance.now() > until) {
    console.log(`${mostHours} hours are over; npm run battery goes on with ${step.step}`)
    break
  }
  const [need, isThere = true] = step.needs ?? []
  const missing = `${need} is not installed here`
  console.log(`${step.step}: ${isThere ? 'begins' : missing}`)
  const result = isThere ? await take(step) : outcome(step, ofOne(skippedCode), missing)
  keep(result)
  const { passed, failed, skipped, seconds } = result
  console.log(
    `${step.step}: ${passed} passed, ${failed} failed, ${skipped} skipped, in ${(seconds / 60).toFixed(1)} minutes`,
  )
}

const sum = (key: 'passed' | 'failed' | 'skipped') => taken.reduce((total, step) => total + step[key], 0)
const failures = taken.flatMap(({ step, failures: names }) => names.map((name) => `${step}: ${name}`))
if (failures.length > 0) console.log(['', 'Failed:', ...failures].join('\n'))
if (sum('skipped') > 0) console.log(`\n${sum('skipped')} skipped on this machine; ${folder} says which.`)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0

/** Runs one step to its end. Its output goes to a log file of its own. */
async function take(step: Step): Promise<Taken> {
  const { command, env, minutes, report, isFigures } = step
  if (report !== undefined) rmSync(report.file, { force: true })
  const log = join(folder, `${step.step.replaceAll(/[^\w]+/g, '-')}.log`)
  const said = openSync(log, 'w')
  const begun = performance.now()
  const [file = '', ...args] = command
  const PATH = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter)
  // A process group of its own, so that the step's child processes end with it.
  const options = { detached: true, env: { ...process.env, PATH, FORCE_COLOR: '0', ...env } }
  const child = spawn(file, args, { ...options, stdio: ['ignore', said, said] })
  closeSync(said)
  under = child
  const limit = AbortSignal.timeout(minutes * 60_000)
  limit.addEventListener('abort', () => end(child))
  const [code] = await once(child, 'exit')
  const seconds = (performance.now() - begun) / 1_000
  const lines = readFileSync(log, 'utf8').trim().split('\n').slice(-12)
  const counted = report?.tally(code ?? 1, report.file) ?? ofOne(code ?? 1, lines.at(-1) || 'it said nothing')
  const tooLong = limit.aborted ? [`it was ended after ${minutes} minutes`] : []
  const tally = {
    ...counted,
    failed: Math.max(tooLong.length, counted.failed),
    failures: [...counted.failures, ...tooLong],
  }
  return outcome(step, tally, isFigures ? lines.join('\n') : '', seconds)
}

function outcome({ section, step }: Step, tally: Tally, said: string, seconds = 0): Taken {
  return { section, step, commit, ...tally, seconds, date: new Date().toISOString().slice(0, 10), said }
}

/** The tally of a step without a report: passed, failed, or skipped for want of a program. */
function ofOne(code: number, last = ''): Tally {
  if (code === skippedCode) return { passed: 0, failed: 0, skipped: 1, failures: [] }
  return code === 0
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [last] }
}
