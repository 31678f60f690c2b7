import { chatWords, questionPaths } from '#content/pages/chat.ts'
import { createAskedIndex } from '#search/asked-index.ts'
import { factsOf, longestAnswer } from '#search/facts.ts'
import { readPublicSettings } from '#server/config/settings.ts'
import { readVectors } from '#server/site/load-drawer.ts'
import { loadPassages } from '#server/site/load-passages.ts'
import { answered, declined, isRight, mistyped } from './support/questions.ts'
import { expect, test } from './support/test.ts'
import { testsBuild } from './support/tests-build.ts'

interface Answer {
  text: string
  links: { label: string; href: string }[]
  ms: number
}

/** Asks the built server, which has no service to ask, and reads the lines it answers with. */
async function ask(origin: string, question: string): Promise<Answer> {
  const started = performance.now()
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
    ms: performance.now() - started,
  }
}

test('the passage that answers comes first, nine times in ten at least', async ({ site }) => {
  expect(answered.length).toBeGreaterThanOrEqual(60)
  const missed: string[] = []
  for (const [question, href] of answered) {
    const [first] = (await ask(site.origin, question)).links
    if (first?.href !== href) missed.push(`${question}: ${first?.href}, not ${href}`)
  }
  expect(missed.length / answered.length, missed.join('\n')).toBeLessThanOrEqual(0.1)
})

test('typing errors and other forms of a word seldom keep a question from its page', async ({ site }) => {
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
})

test('what the site does not cover is declined, with a way to a person or to what comes near', async ({ site }) => {
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
})

test('an answer takes no longer than a blink', async ({ site }) => {
  const times: number[] = []
  for (const [question] of answered) times.push((await ask(site.origin, question)).ms)
  times.sort((one, other) => one - other)
  // Nearly all, in ms: the machine may be busy with something else for once.
  expect(times[Math.floor(times.length * 0.95)]).toBeLessThan(50)
})

test('every place that an answer names is there', async ({ site }) => {
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

test('every fact stands on the page that it names, and its own wordings find it', async () => {
  const { readPassages, readAsked } = await loadPassages(testsBuild())
  const [passages, asked] = await Promise.all([readPassages(readPublicSettings({})), readAsked()])
  const gone = asked.facts.filter((entry) => factsOf([entry], passages).length === 0)
  expect(gone.map(({ page, quote }) => `${page}: ${quote}`)).toEqual([])

  const facts = factsOf(asked.facts, passages)
  expect(facts.filter(({ text }) => text.split(/\s+/).length > longestAnswer)).toEqual([])
  const { guesses } = createAskedIndex(facts, asked.uncovered, await readVectors())
  const wordings = facts.flatMap((fact) => fact.wordings.map((wording) => ({ fact, wording })))
  const missed = wordings.filter(({ fact, wording }) => {
    const [best] = guesses(wording, 1)
    return best?.fact?.text !== fact.text
  })
  expect(missed.length / wordings.length, missed.map(({ wording }) => wording).join('\n')).toBeLessThanOrEqual(0.02)
})
