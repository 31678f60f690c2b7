/**
 * Answers sentences as the site does without a service, for a reader to rate.
 *
 *   node bench/wit/answers.ts <file with a sentence a line> [--json]
 *
 * Needs a build. Prints each sentence with its answer, then the number of answers by kind, and the time.
 */
import { readFileSync } from 'node:fs'
import { loadDrawer, loadGate } from '../../src/server/questions/load-drawer.ts'
import { findBuild } from '../../src/server/web/prerendered/builds.mjs'
import { answer } from '../../src/wit/answer.ts'

const [file, form] = process.argv.slice(2)
const build = findBuild('current') ?? findBuild('tests')
if (!file || !build) {
  console.error('Say which file has the sentences, and build the site first: npm run build')
  process.exit(2)
}
const [drawer, gate] = await Promise.all([loadDrawer(build), loadGate(build)])
const year = new Date().getFullYear()
const sentences = readFileSync(file, 'utf8').split('\n').filter(Boolean)
answer({ message: 'The meeting is at 10.', year }, drawer, gate)

const counts = new Map<string, number>()
const times: number[] = []
for (const [index, message] of sentences.entries()) {
  const begun = performance.now()
  const given = answer({ message, year }, drawer, gate)
  times.push(performance.now() - begun)
  const way = given.kind === 'none' && given.left ? 'left plain' : given.kind
  counts.set(way, (counts.get(way) ?? 0) + 1)
  const shown = given.kind === 'worked-out' || given.kind === 'nearest' ? given : undefined
  const { id = '', sentence = '', result = '' } = shown ?? {}
  if (form === '--json')
    console.log(JSON.stringify({ number: index + 1, message, kind: given.kind, id, sentence, result }))
  else if (shown?.kind === 'nearest') console.log(`#${index + 1} ${message}\n   [nearest] ${sentence} => ${result}`)
  else console.log(`#${index + 1} ${message}\n   [${given.kind}] ${result}`)
}
times.sort((a, b) => a - b)
const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1)
console.error([...counts].map(([kind, count]) => `${kind} ${count}`).join(', '), `of ${sentences.length}`)
console.error(`p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, slowest ${at(1)} ms`)
