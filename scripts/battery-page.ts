/** The figures page of the battery, `bench/battery.md`: how it is written, and how its last green run is read. */
import { existsSync, readFileSync } from 'node:fs'
import type { Tally } from './tallies.ts'

export const batteryPage = 'bench/battery.md'

/** A step of the battery that was run. */
export interface Taken extends Tally {
  readonly section: string
  readonly step: string
  /** The short commit of the run. Files that the step reads have not changed since. */
  readonly commit: string
  readonly seconds: number
  /** The day of its end, like 2026-11-24; UTC. */
  readonly date: string
  /** The last lines of its output, where they are figures. */
  readonly said: string
}

export interface Run {
  /** The short commit of the run. */
  readonly commit: string
  readonly taken: readonly Taken[]
  /** Steps that were not run yet. */
  readonly left: readonly string[]
  /** A description of the machine. */
  readonly machine: string
}

export interface Green {
  readonly date: string
  readonly commit: string
}

const greenLine = /^Last green: (\d{4}-\d\d-\d\d), commit `([\da-f]+)`\.$/m

/** The last run in which all steps passed, from the current page. */
export const lastGreen = (file = batteryPage): Green | undefined =>
  existsSync(file) ? greenIn(readFileSync(file, 'utf8')) : undefined

export function greenIn(page: string): Green | undefined {
  const [, date, commit] = greenLine.exec(page) ?? []
  return date === undefined || commit === undefined ? undefined : { date, commit }
}

/**
 * The page after a run. An incomplete or failed run keeps the line about the last green one.
 * @param before the previous page; empty, if there was none
 */
export function batteryText({ commit, taken, left, machine }: Run, before: string): string {
  const sum = (key: 'passed' | 'failed' | 'skipped' | 'seconds') => taken.reduce((total, step) => total + step[key], 0)
  const isGreen = left.length === 0 && sum('failed') === 0 && sum('passed') > 0
  const date = taken.map((step) => step.date).reduce((last, day) => (day > last ? day : last), '')
  const green = isGreen ? { date, commit } : greenIn(before)
  const failures = taken.flatMap((step) => step.failures.map((failure) => `- ${step.step}: ${inOneLine(failure)}`))
  return `${[
    '# Battery',
    'Written by `npm run battery`: everything exhaustive, run before an issue is closed that touches what it guards, and before a release (`CONTRIBUTING.md`).',
    green === undefined ? 'It has not been green yet.' : `Last green: ${green.date}, commit \`${green.commit}\`.`,
    'A step is taken again when something changes that it reads; the last column says where it was taken.',
    `This run: ${date}, commit \`${commit}\`. **${sum('passed')} passed, ${sum('failed')} failed**, ${sum('skipped')} skipped, in ${minutes(sum('seconds'))} minutes. ${machine}.`,
    [
      '| Section | Step | Passed | Failed | Skipped | Minutes | Commit |',
      '|---|---|---|---|---|---|---|',
      ...taken.map(row),
    ].join('\n'),
    ...(left.length > 0 ? [`Not run: ${left.join(', ')}.`] : []),
    ...(failures.length > 0 ? ['## What failed', failures.join('\n')] : []),
    ...taken.filter(({ said }) => said !== '').map(({ step, said }) => `## ${step}\n\n\`\`\`\n${said}\n\`\`\``),
  ].join('\n\n')}\n`
}

const minutes = (seconds: number): string => (seconds / 60).toFixed(1)
const row = ({ section, step, passed, failed, skipped, seconds, commit }: Taken): string =>
  `| ${section} | ${step} | ${passed} | ${failed} | ${skipped} | ${minutes(seconds)} | ${commit} |`
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 300)
