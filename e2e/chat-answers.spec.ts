import { chatWords, questionPaths } from '#content-model/pages/chat-page.ts'
import { fold, tokensOf } from '#language/tokens.ts'
import { sampleLabel } from '#search/answer/invented.ts'
import { factsOf, longestAnswer, sentencesOf } from '#search/passages/facts.ts'
import { renamedPlaces } from '#search/question/asked-as.ts'
import { createAskedIndex } from '#search/question/asked-index.ts'
import { createSiteSearch } from '#search/site-search.ts'
import { readPublicSettings } from '#server/platform/config/settings.ts'
import { readVectors } from '#server/questions/load-drawer.ts'
import { loadPassages } from '#server/questions/load-passages.ts'
import { answered, declined, isRight, mistyped } from './support/questions.ts'
import { expect, onlyWith, shippedOnly, test } from './support/test.ts'
import { testsBuild } from './support/tests-build.ts'

onlyWith('chat')

interface Answer {
  text: string
  links: { label: string; href: string }[]
}

/** Asks the built server, which has no service, and reads the lines of its answer. */
async function ask(origin: string, question: string): Promise<Answer> {
  const response = await fetch(origin + questionPaths.stream, {
    method: 'POST',
    body: new URLSearchParams({ question }),
  })
  const lines = (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  return {
    text: lines.find(({ kind }) => kind === 'text')?.text,
    links: lines.filter(({ kind }) => kind === 'link'),
  }
}

shippedOnly('the passage that answers comes first, nine times in ten at least', async ({ site }) => {
  expect(answered.length).toBeGreaterThanOrEqual(60)
  const missed: string[] = []
  for (const [question, href] of answered) {
    const [first] = (await ask(site.origin, question)).links
    if (first?.href !== href) missed.push(`${question}: ${first?.href}, not ${href}`)
  }
  expect(missed.length / answered.length, missed.join('\n')).toBeLessThanOrEqual(0.1)
})

shippedOnly(
  'typing errors and other forms of a word seldom keep a question from its page @battery',
  async ({ site }) => {
    const missed: string[] = []
    const wrong: string[] = []
    for (const [question, places] of mistyped) {
      const { text, links } = await ask(site.origin, question)
      const [first] = links
      if (first !== undefined && isRight(first.href, places)) continue
      missed.push(`${question}: ${first?.href}, not ${places}`)
      if (!text.startsWith(chatWords.notCovered)) wrong.push(question)
    }
    expect(missed.length / mistyped.length, missed.join('\n')).toBeLessThanOrEqual(0.15)
    expect(wrong.length / mistyped.length, wrong.join('\n')).toBeLessThanOrEqual(0.05)
  },
)

shippedOnly(
  'what the site does not cover is declined, with a way to a person or to what comes near',
  async ({ site }) => {
    expect(declined.length).toBeGreaterThanOrEqual(15)
    for (const question of declined) {
      const { text, links } = await ask(site.origin, question)
      const expected = text === chatWords.notCovered ? 'Contact Us' : links[0]?.label
      expect({ question, text: text.slice(0, chatWords.notCovered.length), label: links[0]?.label }).toEqual({
        question,
        text: chatWords.notCovered,
        label: expected,
      })
    }
  },
)

test('every place that an answer names is there @battery', async ({ site }) => {
  const hrefs = new Set<string>()
  for (const [question] of answered) for (const { href } of (await ask(site.origin, question)).links) hrefs.add(href)
  const missing: string[] = []
  for (const href of hrefs) {
    const [path = '', anchor] = href.split('#')
    const page = await fetch(site.origin + path)
    const html = await page.text()
    if (!page.ok || (anchor !== undefined && !html.includes(` id="${anchor}"`))) missing.push(href)
  }
  expect(missing).toEqual([])
})

/** The facts of the tests' build, and the search over them. */
async function openFacts() {
  const { readPassages, readAsked } = await loadPassages(testsBuild())
  const [passages, asked] = await Promise.all([readPassages(readPublicSettings({})), readAsked()])
  const search = createSiteSearch({
    readPassages: async () => passages,
    readAsked: async () => asked,
    readVectors,
  })
  return { passages, asked, search }
}

const wordsIn = (text: string) => text.split(/\s+/).length
/** Words without the spaces and punctuation around them. */
const bare = (text: string) => tokensOf(fold(text)).join(' ')

test('every fact stands on the page that it names', async () => {
  const { passages, asked } = await openFacts()
  const gone = asked.facts.filter((entry) => factsOf([entry], passages).length === 0)
  expect(gone.map(({ page, quote }) => `${page}: ${quote}`)).toEqual([])
})

shippedOnly('the wordings of every fact find it @battery', async () => {
  const { passages, asked } = await openFacts()
  const facts = factsOf(asked.facts, passages)
  const { guesses } = createAskedIndex(facts, asked.uncovered, await readVectors())
  // One in eight of more than 20,000, since all would take minutes.
  const wordings = facts
    .flatMap((fact) => fact.wordings.map((wording) => ({ fact, wording })))
    .filter((_, at) => at % 8 === 0)
  expect(wordings.length).toBeGreaterThan(2_000)
  const missed = wordings.filter(({ fact, wording }) => {
    const [best] = guesses(wording, 1)
    return best?.fact?.text !== fact.text
  })
  expect(missed.length / wordings.length, missed.map(({ wording }) => wording).join('\n')).toBeLessThanOrEqual(0.02)
})

shippedOnly('every fact comes within the first two sentences of its answer @battery', async () => {
  const { passages, asked } = await openFacts()
  const late = asked.facts.filter((entry) => {
    const [fact] = factsOf([entry], passages)
    if (!fact || entry.quote === undefined) return false
    return [fact.text, fact.short].some((text) => {
      const [one, two, three] = sentencesOf(text)
      const first = bare(`${one?.text} ${two?.text ?? ''} ${three?.text.slice(0, 20) ?? ''}`)
      return !entry.quote?.split('|').some((words) => first.includes(bare(words)))
    })
  })
  expect(late.map(({ page, quote }) => `${page}: ${quote}`)).toEqual([])
})

shippedOnly(
  'every answer is short, names its place first, and says what to ask next where its page says more @battery',
  async () => {
    const { passages, asked, search } = await openFacts()
    const facts = factsOf(asked.facts, passages)
    const wrong: string[] = []
    for (const { wordings, passage, next } of facts) {
      const question = wordings[0] ?? ''
      const answer = await search.answer(question)
      const asks = answer?.links.filter(({ href }) => href.startsWith(`${questionPaths.page}?`)) ?? []
      const [first] = answer?.links ?? []
      const place = passages.find(({ href }) => href === first?.href)
      const label = place && sampleLabel(place)
      const words = answer ? wordsIn(answer.text) - (label === undefined ? 0 : wordsIn(label)) : 0
      const good = answer && words <= longestAnswer && place && asks.length <= 1 && answer.links.length <= 4
      if (!good || (first?.href === passage.href && next !== undefined && asks.length === 0)) wrong.push(question)
    }
    expect(wrong).toEqual([])
  },
)

shippedOnly('every place that is called by other words is still there', async () => {
  const { passages } = await openFacts()
  const places = new Set(passages.map(({ href }) => href))
  expect(renamedPlaces.filter((place) => !places.has(place))).toEqual([])
})

shippedOnly('what to ask next has an answer @battery', async () => {
  const { passages, asked, search } = await openFacts()
  const questions = [...new Set(factsOf(asked.facts, passages).flatMap(({ next }) => next ?? []))]
  const silent: string[] = []
  for (const question of questions) if (!(await search.answer(question))) silent.push(question)
  expect(questions.length).toBeGreaterThan(100)
  expect(silent).toEqual([])
})

shippedOnly('the search finds every page by its title, and each person by name and by duty @battery', async () => {
  const { passages, search } = await openFacts()
  const missed: string[] = []
  const sought = async (query: string, href: string) => {
    const { found } = await search.find(query, 10)
    const at = (each: string) => each.replace(/#.*$/, '').replace(/(?<=.)\/$/, '')
    if (!found.slice(0, 3).some((each) => at(each.href) === at(href)))
      missed.push(`${query}: ${found[0]?.href}, not ${href}`)
  }
  const named = passages.filter(({ kind, heading }) => heading === '' && kind !== 'Example' && kind !== 'Author')
  for (const { title, href } of new Map(named.map((passage) => [passage.href, passage])).values())
    await sought(title, href)
  for (const [duty, person] of [
    ['founder', 'ines-okafor'],
    ['who does timing', 'walt-birnbaum'],
    ['pauses', 'walt-birnbaum'],
    ['machine learning', 'priya-raman'],
    ['designer', 'tomas-leal'],
    ['engineering', 'mei-lin-zhou'],
    ['sincerity', 'amina-yusuf'],
    ['sales', 'harpreet-gill'],
    ['who does support', 'dot-hargreaves'],
  ] as const) {
    await sought(duty, `/team-details/${person}`)
  }
  expect(missed).toEqual([])
})
