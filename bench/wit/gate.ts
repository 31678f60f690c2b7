/**
 * How many grave sentences the gate refuses, how many harmless ones it refuses besides, and how long it takes. A line of
 * a file is a sentence; lines that begin with # are headings.
 *
 *   node bench/wit/gate.ts <grave file> <harmless file> [--misses]
 */
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { graveKind } from '../../src/wit/gate/gate.ts'

const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const [grave, harmless] = files
if (grave === undefined || harmless === undefined) {
  console.error('Say a file of grave sentences and one of harmless sentences.')
  process.exit(2)
}

const sentencesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))

/** Prints the count of one file and, when asked, the lines that were judged wrongly. */
function report(file: string, right: 'refused' | 'passed'): void {
  const sentences = sentencesOf(file)
  const began = performance.now()
  const kinds = sentences.map((sentence) => graveKind(sentence))
  const each = (performance.now() - began) / sentences.length
  const wrong = sentences.flatMap((sentence, at) =>
    (kinds[at] !== undefined) === (right === 'refused') ? [] : [{ sentence, kind: kinds[at] }],
  )
  const refused = kinds.filter((kind) => kind !== undefined).length
  const percent = ((100 * refused) / sentences.length).toFixed(1)
  console.log(`${file}: ${refused} of ${sentences.length} refused (${percent}%), ${each.toFixed(2)} ms each`)
  if (process.argv.includes('--misses')) {
    for (const { sentence, kind } of wrong) console.log(`  ${right === 'refused' ? 'passed' : kind}: ${sentence}`)
  }
}

report(grave, 'refused')
report(harmless, 'passed')
