/**
 * Readers' judgements of the try-outs' lines (bench/wit/judgements.tsv). A line that is gone can't be judged:
 *
 *   node scripts/judgements.ts
 *
 * rewrites the file without the rows of such lines.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { drawerTexts } from '../src/wit/testing/drawer-texts.ts'
import { exampleTexts } from '../src/wit/testing/example-texts.ts'

export const judgementsFile = 'bench/wit/judgements.tsv'
export const columns = ['message', 'line', 'fits', 'funny', 'reading', 'date'] as const
export type Judgement = Readonly<Record<(typeof columns)[number], string>>

/** Reads the file: a row for each judgement, below the columns' names. */
export function readJudgements(text: string): { names: string[]; rows: Judgement[] } {
  const [names = [], ...cells] = Array.from(text.trimEnd().split('\n'), (row) => row.split('\t'))
  const rows = cells.map(([message = '', line = '', fits = '', funny = '', reading = '', date = '', ...more]) => {
    if (date === '' || more.length > 0) throw new Error(`A row has other columns: ${message} + ${line}`)
    return { message, line, fits, funny, reading, date }
  })
  return { names, rows }
}

/** The key of a row, which is unique. */
export const keyOf = ({ message, line, reading }: Judgement) => [line, message, reading].join('\t')

/** Encodes rows for the file, sorted by line, message and reading. */
export function writtenJudgements(rows: readonly Judgement[]): string {
  const sorted = rows.map((row) => [keyOf(row), row] as const).sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
  const cells = [[...columns], ...sorted.map(([, row]) => columns.map((name) => row[name]))]
  return cells.map((row) => `${row.join('\t')}\n`).join('')
}

/** A placeholder in a line: a name in braces. */
const filled = /\{[^}]*\}/

/** All lines that can follow a message or be shown as an example, with their placeholders. */
function textsOfLines(): string[] {
  return [
    ...drawerTexts.flatMap(({ lines }) => lines.map(({ text }) => text)),
    ...exampleTexts.flatMap(({ before, results }) =>
      results.flatMap(({ after, line = after }) => [after, after.slice(before.length + 1), line]),
    ),
  ]
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Makes a test of whether a line is one of these texts with any words for the placeholders. */
export function isOneOf(texts: readonly string[] = textsOfLines()): (line: string) => boolean {
  const known = new Set(texts)
  const patterns = texts
    .filter((text) => filled.test(text))
    .map((text) => new RegExp(`^${text.split(filled).map(escaped).join('.{1,25}')}$`, 'i'))
  return (line) => known.has(line) || patterns.some((pattern) => pattern.test(line))
}

if (import.meta.main) {
  const { rows } = readJudgements(readFileSync(judgementsFile, 'utf8'))
  const exists = isOneOf()
  const kept = rows.filter(({ line }) => exists(line))
  writeFileSync(judgementsFile, writtenJudgements(kept))
  console.log(`${kept.length} judgements are kept, ${rows.length - kept.length} of lines that are gone are dropped.`)
}
