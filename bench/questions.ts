/**
 * Quality of the search: asks the current build the questions of `e2e/support/questions.ts`, those of the yardstick
 * also with one random typing error in one word (the same errors in every run), and counts the ranks of the right
 * place. For the search page the right page counts, for an answer the right passage.
 *
 *   npx node bench/questions.ts
 */
import { answered, declined, isRight, mistyped } from '../e2e/support/questions.ts'
import { createSiteSearch } from '../src/search/site-search.ts'
import { readPublicSettings } from '../src/server/platform/config/settings.ts'
import { readVectors } from '../src/server/questions/load-drawer.ts'
import { loadPassages } from '../src/server/questions/load-passages.ts'
import { findBuild } from '../src/server/web/prerendered/builds.mjs'

const letters = 'abcdefghijklmnopqrstuvwxyz'
/** Number of typing errors for each question. */
const rounds = 5

const build = findBuild('current')
if (build === undefined) throw new Error('There is no build to ask: npm run build')
const { readPassages, readAsked } = await loadPassages(build)
const search = createSiteSearch({
  readPassages: () => readPassages(readPublicSettings({})),
  readAsked,
  readVectors,
})

/** A number from 0 to below `limit`, by a linear congruential generator that begins alike in every run. */
let state = 7
function random(limit: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * limit)
}

/** The question with one typing error in a word of five letters or more; undefined without such a word. */
function withTypo(question: string): string | undefined {
  const words = question.split(' ')
  const long = words.flatMap((word, at) => (/^[a-z]{5,}$/i.test(word) ? [at] : []))
  if (long.length === 0) return undefined
  const chosen = long[random(long.length)] ?? 0
  const word = words[chosen] ?? ''
  // The first letter stays: people rarely get it wrong.
  const at = 1 + random(word.length - 2)
  const [before, here, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
  const other = letters.charAt(random(letters.length))
  const errors = [before + after, before + other + here + after, before + other + after]
  const swapped = before + after.charAt(0) + here + after.slice(1)
  return words.with(chosen, errors[random(errors.length + 1)] ?? swapped).join(' ')
}

type Asked = readonly (readonly [question: string, places: string])[]

const mistakenly = (questions: readonly string[]): string[] =>
  Array.from({ length: rounds }, () => questions.flatMap((question) => withTypo(question) ?? [])).flat()

/** Rank of the right place in a list. */
function standing(hrefs: readonly string[], places: string, none: string): string {
  const at = hrefs.findIndex((href) => isRight(href, places))
  if (at === -1) return hrefs.length === 0 ? none : 'wrong'
  return at === 0 ? 'first' : 'later'
}

function print(what: string, counted: readonly string[]): void {
  const groups = Object.entries(Object.groupBy(counted, (outcome) => outcome)).sort()
  console.log(
    `${what}: ${groups.map(([outcome, all = []]) => `${outcome} ${all.length}`).join(', ')} of ${counted.length}`,
  )
}

async function measure(what: string, questions: Asked): Promise<void> {
  const pages = questions.map(async ([question, places]) => {
    const { found } = await search.find(question, 10)
    const hrefs = found.map(({ href }) => href)
    return standing(hrefs, places.replaceAll(/#\S*/g, ''), 'nothing')
  })
  const answers = questions.map(async ([question, places]) =>
    standing((await search.answer(question))?.links.map(({ href }) => href) ?? [], places, 'declined'),
  )
  print(`${what}, search page`, await Promise.all(pages))
  print(`${what}, answers`, await Promise.all(answers))
}

async function measureDeclined(what: string, questions: readonly string[]): Promise<void> {
  const outcomes = questions.map(async (question) => ((await search.answer(question)) ? 'answered' : 'declined'))
  print(what, await Promise.all(outcomes))
}

const answeredMistakenly: Asked = answered.flatMap(([question, place]) =>
  mistakenly([question]).map((typed) => [typed, place] as const),
)

await measure('Yardstick', answered)
await measure('Mistyped and inflected', mistyped)
await measure('Yardstick with random errors', answeredMistakenly)
await measureDeclined('About something else', declined)
await measureDeclined('About something else, with random errors', mistakenly(declined))
