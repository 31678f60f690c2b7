/**
 * Judges sentences by the gate: prints for each file how many it refuses, treats with care (no joke is told) and
 * passes, and the time. A line of a file is a sentence; lines that begin with # are headings.
 *
 *   node bench/wit/gate.ts <file>... [--grave | --harmless]
 *
 * --grave also prints the sentences that passed, --harmless those that were refused.
 */
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import type { Graveness } from '../../src/wit/gate/model/gate-score.ts'
import { gate } from '../../src/wit/testing/gate-texts.ts'
import { vectors } from '../../src/wit/testing/shipped-vectors.ts'

const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
if (files.length === 0) {
  console.error('Say at least one file of sentences.')
  process.exit(2)
}

const wrong: Graveness | undefined =
  (process.argv.includes('--grave') && 'fine') || (process.argv.includes('--harmless') && 'grave') || undefined

for (const file of files) {
  const sentences = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const began = performance.now()
  const verdicts = sentences.map((sentence) => gate.graveness(sentence, vectors))
  const each = (performance.now() - began) / sentences.length
  const count = (verdict: Graveness) => {
    const found = verdicts.filter((other) => other === verdict).length
    return `${found} (${((100 * found) / sentences.length).toFixed(1)}%)`
  }
  console.log(
    `${file}: ${sentences.length} sentences, ${count('grave')} refused, ${count('careful')} careful, ${count('fine')} fine; ${each.toFixed(2)} ms each`,
  )
  for (const [at, sentence] of sentences.entries()) {
    if (verdicts[at] === wrong) console.log(`  ${gate.graveKind(sentence) ?? 'no rule'}: ${sentence}`)
  }
}
