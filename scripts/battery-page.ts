/** The page of figures that the battery leaves, `bench/battery.md`, and what others read of it. */
import { existsSync, readFileSync } from 'node:fs'
import type { Tally } from './tallies.ts'

export const batteryPage = 'bench/battery.md'

/** A step of the battery that was taken. */
export interface Taken extends Tally {
  readonly section: string
  readonly step: string
  /** Looked at, in short. What the step reads has not changed since. */
  readonly commit: string
  readonly seconds: number
  /** The day it ended, like 2026-11-24; UTC. */
  readonly date: string
  /** The last lines it printed, where they are figures. */
  readonly said: string
}

export interface Run {
  /** The commit that it is about, in short. */
  readonly commit: string
  readonly taken: readonly Taken[]
  /** Steps that were not taken yet. */
  readonly left: readonly string[]
  /** The machine, in words. */
  readonly machine: string
}

export interface Green {
  readonly date: string
  readonly commit: string
}

const greenLine = /^Last green: (\d{4}-\d\d-\d\d), commit `([\da-f]+)`\.$/m

/** When all steps passed last, by the page as it is. */
export const lastGreen = (file = batteryPage): Green | undefined =>
  existsSync(file) ? greenIn(readFileSync(file, 'utf8')) : undefined

export function greenIn(page: string): Green | undefined {
  const [, date, commit] = greenLine.exec(page) ?? []
  return date === undefined || commit === undefined ? undefined : { date, commit }
}

/**
 * The page after a run. A run that is not whole, or in which something failed, leaves the line about the last green one.
 * @param before the page as it was; empty, if there was none
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
