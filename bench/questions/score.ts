/**
 * Counts the questions of a yardstick that the site answers rightly: a file of JSON lines, each with the question `q`,
 * whether the site can answer it, the `pages` that do, and the words that it `must` contain (alternatives by `|`). It
 * asks the current build.
 *
 *   npx node bench/questions/score.ts <file> [--failures]
 *
 * An answer is right when it is from one of the pages and has all required words. Failures are printed only on request.
 */
import type { SiteAnswer } from '../../src/search/answer/site-answer.ts'
import { createSiteSearch } from '../../src/search/site-search.ts'
import { readPublicSettings } from '../../src/server/platform/config/settings.ts'
import { readVectors } from '../../src/server/questions/load-drawer.ts'
import { loadPassages } from '../../src/server/questions/load-passages.ts'
import { findBuild } from '../../src/server/web/prerendered/builds.mjs'
import { isRight, type Question, readQuestions } from './questions.ts'

const [file, ...wanted] = process.argv.slice(2)
if (file === undefined) throw new Error('Which yardstick? npx node bench/questions/score.ts <file>')
const questions = readQuestions(file)

const build = findBuild('current')
if (build === undefined) throw new Error('There is no build to ask: npm run build')
const memory = () => {
  for (let round = 0; round < 3; round++) globalThis.gc?.()
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage()
  return { rss, used: heapUsed + arrayBuffers }
}
const { readPassages, readAsked } = await loadPassages(build)
const before = memory()
const search = createSiteSearch({
  readPassages: () => readPassages(readPublicSettings({})),
  readAsked,
  readVectors,
})
await search.prepare()
const after = memory()

const counts = { right: 0, wrong: 0, declined: 0, 'rightly declined': 0, 'wrongly answered': 0 }
const failures: string[] = []
const times: number[] = []
/** Outcome of a question. */
function outcomeOf(question: Question, answer: SiteAnswer | undefined): keyof typeof counts {
  if (!answer) return question.answerable ? 'declined' : 'rightly declined'
  if (!question.answerable) return 'wrongly answered'
  return isRight(question, answer) ? 'right' : 'wrong'
}

for (const question of questions) {
  const { q } = question
  const begun = process.cpuUsage()
  const answer = await search.answer(q)
  const { user, system } = process.cpuUsage(begun)
  times.push((user + system) / 1000)
  const outcome = outcomeOf(question, answer)
  counts[outcome] += 1
  if (outcome === 'right' || outcome === 'rightly declined') continue
  failures.push(
    `${outcome}: ${q}\n    ${answer ? `${answer.links[0]?.href} ${answer.text.replaceAll('\n', ' ')}` : '-'}`,
  )
}
times.sort((one, other) => one - other)
const share = (count: number, all: number) => `${count} of ${all} (${((100 * count) / all).toFixed(0)}%)`
const answerable = questions.filter(({ answerable }) => answerable).length
console.log(
  [
    `Answerable: right ${share(counts.right, answerable)}, wrong ${share(counts.wrong, answerable)}, declined ${share(counts.declined, answerable)}`,
    `Unanswerable: declined ${share(counts['rightly declined'], questions.length - answerable)}`,
    `Processor: ${times[Math.floor(times.length * 0.95)]?.toFixed(1)} ms at the 95th percentile`,
    `Memory: ${((after.used - before.used) / 2 ** 20).toFixed(1)} MB used more, ${((after.rss - before.rss) / 2 ** 20).toFixed(1)} MB resident`,
  ].join('\n'),
)
if (wanted.includes('--failures')) console.log(failures.join('\n'))
