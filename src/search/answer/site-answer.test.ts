import { describe, expect, test } from 'vitest'
import { chatSamples, questionField } from '#content-model/pages/chat-page.ts'
import { routes } from '#content-model/routes.ts'
import { askedReal, sampleNames } from '#search/answer/invented.ts'
import { answerTo, contextOf, fromFacts, type Known, meantBy, nearestTo } from '#search/answer/site-answer.ts'
import { isAnswering, sureness } from '#search/answer/sureness.ts'
import type { Passage } from '#search/passages/passages.ts'
import type { Guess } from '#search/question/asked-index.ts'
import type { Hit } from '#search/site-index.ts'
import { createSiteSearch } from '#search/site-search.ts'
import { meaningOf } from '#search/terms.ts'

const passage = (title: string, heading: string, text: string, more: Partial<Passage> = {}): Passage => ({
  kind: 'Page',
  title,
  heading,
  href: `/${title.toLowerCase()}${heading === '' ? '' : `#${heading.toLowerCase()}`}`,
  text,
  keywords: '',
  weight: 1,
  ...more,
})

const passages = [
  passage('Privacy', 'Cookies', 'No page sets a cookie.'),
  passage('Privacy', 'Forms', 'What you send is kept for two years. Cookies are not involved.'),
  passage('Pricing', 'Professional', 'Ten dollars a month.', { keywords: 'plan price' }),
  passage('Pricing', 'Basic', 'Nothing a month.', { keywords: 'plan price' }),
  passage('Team', 'Walt', 'Walt sends email and eats dinner at six.', { kind: 'Person' }),
  passage('Service', 'Letters', 'We send email for other people, twice. Email, in short.'),
]
const { answer } = createSiteSearch({ readPassages: async () => passages })

test('answers with a passage, word for word, and says where it stands', async () => {
  expect(await answer('Do you use cookies?')).toEqual({
    text: 'No page sets a cookie.',
    links: [{ label: 'Privacy: Cookies', href: '/privacy#cookies' }],
  })
})

test('names what comes near as well', async () => {
  expect((await answer('how much is a plan'))?.links).toHaveLength(2)
})

test('prefers a person when it is asked who', async () => {
  expect((await answer('who sends email'))?.text).toContain('Walt')
})

test.each([
  ['about something else', 'What is the capital of France?'],
  ['with a word in common, in passing', 'what should I have for dinner'],
  ['mostly about something else', 'is there a cookie recipe with chocolate'],
  ['nothing', ''],
  ['nothing but small words', 'what is it about then?'],
  ['no words', '?!… 😐'],
])('does not answer a question %s', async (_what, question) => {
  expect(await answer(question)).toBeUndefined()
})

test('answers the longest question fast, whatever is in it', async () => {
  const begun = process.threadCpuUsage()
  await answer('zxqvw '.repeat(83))
  await answer('a'.repeat(500))
  expect(process.threadCpuUsage(begun).user).toBeLessThan(200_000)
})

test('names at most three places, and none that is far from the best', async () => {
  const kettles = createSiteSearch({
    readPassages: async () => [
      ...['One', 'Two', 'Three', 'Four'].map((name) => passage(name, '', 'Brown kettle.')),
      passage('Far', '', `Kettle, toaster and nothing brown. ${'Window, carpet, sofa, lamp. '.repeat(20)}`),
    ],
  })
  expect((await kettles.answer('brown kettle'))?.links).toEqual([
    { label: 'One', href: '/one' },
    { label: 'Two', href: '/two' },
    { label: 'Three', href: '/three' },
  ])
  const two = createSiteSearch({
    readPassages: async () => [
      passage('Near', 'Kettle', 'Brown kettle.'),
      passage('Far', '', `Kettle, toaster and nothing brown. ${'Window, carpet, sofa, lamp. '.repeat(20)}`),
    ],
  })
  expect((await two.answer('brown kettle'))?.links).toEqual([{ label: 'Near: Kettle', href: '/near#kettle' }])
})

test('has a label before what is about something invented', async () => {
  const invented = passage('Kettle', '', 'A kettle.', { sample: true, kind: 'Project' })
  const kettles = createSiteSearch({ readPassages: async () => [invented] })
  expect(await kettles.answer('kettle')).toEqual({
    text: `${chatSamples.project} Kettle: A kettle.`,
    links: [{ label: 'Kettle', href: '/kettle' }],
  })
})

const likeness = { same: false, all: 0, wording: 0, wordings: 0, meaning: 0, meanings: 0, said: 0 }

/** A reading of a question: a passage with its quote, or without `at` a wording that no page answers. */
const guess = (score: number, at?: Passage, more: Partial<NonNullable<Guess['fact']>> = {}, same = false): Guess => ({
  fact: at && { passage: at, text: at.text, short: at.text, ...more },
  score,
  like: { ...likeness, same },
})

const hit = (at: Passage, score: number, more: Partial<Hit> = {}): Hit => ({
  ...{ passage: at, score, coverage: 1, topical: true, meanings: new Set<string>() },
  ...more,
})

/** A site whose index gives these guesses and these passages for every question. */
const known = (guesses: readonly Guess[], hits: readonly Hit[] = []): Known => ({
  pages: { find: () => hits, named: () => [], onPage: () => [] },
  asked: { guesses: (_, most) => guesses.slice(0, most) },
})

const kettle = passage('Kettle', 'Lid', 'The lid is loose.')
const spout = passage('Kettle', 'Spout', 'The spout drips.')
const toaster = passage('Toaster', '', 'The toaster is brown.')
const manual = passage('Manual', '', 'The manual is in the drawer.')
const lamp = passage('Lamp', '', 'The lamp is lit.')

describe('a fact that is asked for', () => {
  test('answers, and says where it stands', () => {
    const asked = [guess(0.9, kettle, {}, true), guess(0.2, toaster)]
    expect(answerTo(known(asked, [hit(toaster, 1)]), 'how is the lid')).toEqual({
      text: 'The lid is loose.',
      links: [{ label: 'Kettle: Lid', href: '/kettle#lid' }],
    })
  })

  test('is what is meant; nothing is where that is not sure', () => {
    expect(meantBy(known([guess(0.9, kettle, {}, true)]), 'how is the lid')).toBe(kettle)
    expect(meantBy(known([guess(0.1, kettle), guess(0.1, toaster), guess(0.1)]), 'how is the lid')).toBeUndefined()
    expect(meantBy(known([]), 'how is the lid')).toBeUndefined()
  })

  test('is surer where the question has a word that none of its wordings has', () => {
    const likely: Guess = { ...guess(0.3, kettle), like: { ...likeness, all: 0.85, said: 0.2 } }
    expect(sureness([likely])).toBeCloseTo(0.75, 1)
    expect(answerTo(known([{ ...likely, shares: [meaningOf('lid')] }]), 'how is the lid')).toBeDefined()
    expect(answerTo(known([likely], [hit(toaster, 1)]), 'how is the lid')).toBeUndefined()
  })

  test('gives way to passages where it is not sure', () => {
    const answered = answerTo(known([guess(0.3, kettle), guess(0.3, spout)], [hit(toaster, 1)]), 'what is brown')
    expect(answered?.text).toBe('The toaster is brown.')
  })
})

describe('what no page answers', () => {
  const said = ['sell', 'bicycles'].map(meaningOf)
  test.each([
    ['keeps passages from answering', [guess(0.8)], false],
    ['and so does one that is a little less likely than a fact', [guess(0.7, kettle), guess(0.65)], false],
    ['but not where it is hardly like the question', [guess(0.3)], true],
    ['nor where a fact is much likelier', [{ ...guess(0.9, kettle), shares: said }, guess(0.55)], true],
  ])('%s', (_, guesses, isAnswered) => {
    const site = known(guesses, [hit(toaster, 1)])
    expect(answerTo(site, 'do you sell bicycles') !== undefined).toBe(isAnswered)
    expect(nearestTo(site, 'do you sell bicycles').links.length > 0).toBe(isAnswered)
  })
})

describe('of passages', () => {
  test.each([
    ['one in which most of the question stands answers', {}, true],
    ['none that only mentions what is asked', { topical: false }, false],
    ['none that has half of the question', { coverage: 0.5 }, false],
  ])('%s', (_, more, isAnswered) => {
    expect(answerTo(known([], [hit(toaster, 1, more)]), 'toaster') !== undefined).toBe(isAnswered)
  })

  test('a long one is cut to the sentences that have most of what was asked', () => {
    const filler = (name: string) => `The ${name} ${'stands here '.repeat(18)}today.`
    const long = {
      ...toaster,
      text: `${filler('lamp')} ${filler('sofa')} The lever of the toaster sticks. ${filler('rug')}`,
    }
    const found = hit(long, 1, { meanings: new Set(['lever', 'toaster', 'stick']) })
    expect(answerTo(known([], [found]), 'does the lever of the toaster stick')?.text).toMatch(
      /^The lever of the toaster sticks\./,
    )
  })

  test('those are named too that come near to the best', () => {
    const hits = [hit(kettle, 1), hit(toaster, 0.8), hit(manual, 0.1)]
    expect(answerTo(known([], hits), 'lid')?.links.map(({ label }) => label)).toEqual(['Kettle: Lid', 'Toaster'])
  })
})

describe('an answer of facts', () => {
  const answering = (guesses: readonly Guess[]) => fromFacts(guesses.filter(isAnswering))
  const labels = (guesses: readonly Guess[]) => answering(guesses)?.links.map(({ label }) => label)

  test('is none without a fact', () => {
    expect(fromFacts([])).toBeUndefined()
  })

  test.each([
    ['has the next one where it is as likely', [guess(0.8, kettle), guess(0.79, toaster)], ['Kettle: Lid', 'Toaster']],
    ['has nothing that is less likely', [guess(0.8, kettle), guess(0.73, toaster)], ['Kettle: Lid']],
    [
      'has what is a little less likely and on its page',
      [guess(0.8, kettle), guess(0.73, spout)],
      ['Kettle: Lid', 'Kettle: Spout'],
    ],
    ['has nothing of its page that is much less likely', [guess(0.8, kettle), guess(0.6, spout)], ['Kettle: Lid']],
    [
      'names three places at most',
      [kettle, toaster, manual, lamp].map((each) => guess(0.8, each)),
      ['Kettle: Lid', 'Toaster', 'Manual'],
    ],
  ])('%s', (_, guesses, expected) => {
    expect(labels(guesses)).toEqual(expected)
  })

  test('quotes four at most', () => {
    const five = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => passage(name, '', `${name} is enough.`))
    expect(answering(five.map((each) => guess(0.8, each)))?.text.split('\n')).toEqual([
      'One is enough.',
      'Two is enough.',
      'Three is enough.',
      'Four is enough.',
    ])
  })

  test('names a place once, and after what is quoted what there was no room for', () => {
    const long = passage('Long', '', `This ${'goes on '.repeat(27)}here.`)
    const again = guess(0.8, kettle, { text: 'The lid is loose.', short: 'The lid is loose.' })
    const other = passage('Longer', '', `That ${'goes on '.repeat(27)}there.`)
    expect(labels([guess(0.8, long), guess(0.8, other), guess(0.8, kettle), again])).toEqual([
      'Long',
      'Kettle: Lid',
      'Longer',
    ])
  })

  test('ends with what to ask next, as a link that asks it', () => {
    const next = 'How is the spout & lid?'
    const links = answering([guess(0.8, kettle), guess(0.8, toaster, { next })])?.links
    expect(links?.at(-1)?.label).toBe(next)
    const address = new URL(links?.at(-1)?.href ?? '', 'https://x.example')
    expect([address.pathname, [...address.searchParams]]).toEqual([routes.chat, [[questionField, next]]])
  })

  test('has a label before what is invented, and nothing else behind it', () => {
    const invented = { ...toaster, sample: true as const }
    expect(answering([guess(0.8, invented), guess(0.8, kettle)])?.text).toBe(
      `${chatSamples.other} The toaster is brown.`,
    )
    expect(answering([guess(0.8, kettle), guess(0.8, invented)])?.text).toBe('The lid is loose.')
  })

  test('to who does something is one that says who', () => {
    const asked = [guess(0.9, kettle, {}, true), guess(0.9, toaster, { who: true }, true)]
    expect(answerTo(known(asked), 'who boils the kettle')?.text).toBe('The toaster is brown.')
    expect(answerTo(known(asked.slice(0, 1), [hit(kettle, 1)]), 'and who boils the kettle')).toBeUndefined()
  })

  test('to who leads something is a person of the company', () => {
    const person = { ...toaster, kind: 'Person' }
    const asked = [guess(0.9, kettle, { who: true }, true), guess(0.9, person, { who: true }, true)]
    expect(answerTo(known(asked), 'who is in charge of kettles')?.links[0]?.label).toBe('Toaster')
  })

  test('whether somebody invented is real is what the site says of all of them', () => {
    const questions: string[] = []
    const asked = {
      guesses: (question: string) => {
        questions.push(question)
        return []
      },
    }
    const samples = sampleNames([{ ...kettle, kind: 'Person', title: 'Dot Hargreaves', sample: true }])
    for (const question of [
      'is Dot Hargreaves a real person',
      'does dot exist?',
      'did you make Dot up',
      'is Dot in',
      'is tea real',
    ])
      answerTo({ ...known([]), asked, samples }, question)
    expect(questions).toEqual([askedReal, askedReal, askedReal, 'is Dot in', 'is tea real'])
  })
})

test('whether somebody is real is answered by the line of the page about them', () => {
  const note = {
    ...kettle,
    kind: 'Person',
    title: 'Dot Plain',
    text: 'A sample person.',
    sample: true,
    note: true,
  } as const
  expect(answerTo({ ...known([]), notes: [note] }, 'is Dot real')?.text).toBe('Dot Plain: A sample person.')
})

test('a text that is wanted is no question, unless it is one that a fact answers', () => {
  expect(answerTo(known([guess(1, kettle)]), 'write me a poem about a kettle')).toBeUndefined()
  expect(answerTo(known([guess(1, kettle, {}, true)]), 'make me laugh')?.links[0]?.label).toBe('Kettle: Lid')
})

test('what becomes of the visitor’s own data is told by nobody invented', () => {
  const dot = { ...kettle, kind: 'Person', title: 'Dot' }
  const guesses = [guess(1, dot, {}, true), guess(0.9, kettle, {}, true)]
  expect(answerTo(known(guesses), 'who calls my phone number')?.links[0]?.label).not.toBe('Dot')
})

describe('places that may have it', () => {
  test('are those of likely facts, then of passages that have much of the question', () => {
    const hits = [
      hit(lamp, 3, { topical: false }),
      hit(manual, 2, { coverage: 0.5 }),
      hit(kettle, 1.5),
      hit(toaster, 1, { coverage: 0.72 }),
    ]
    expect(nearestTo(known([guess(0.45, spout), guess(0.3, lamp), guess(0.45)], hits), 'x').links).toEqual([
      { label: 'Kettle: Spout', href: '/kettle#spout' },
      { label: 'Kettle: Lid', href: '/kettle#lid' },
      { label: 'Toaster', href: '/toaster' },
    ])
  })

  test('are three at most', () => {
    const guesses = [kettle, spout, toaster, manual].map((each) => guess(0.45, each))
    expect(nearestTo(known(guesses, [hit(lamp, 1)]), 'x').links).toHaveLength(3)
    expect(
      nearestTo(
        known(
          [],
          guesses.map(() => hit(lamp, 1)),
        ),
        'x',
      ).links,
    ).toHaveLength(1)
  })
})

describe('what a service is shown', () => {
  test('is what likely facts stand in, then passages that have some of the question, each once', () => {
    const hits = [hit(kettle, 3), hit(manual, 2, { coverage: 0.2 }), hit(toaster, 1, { coverage: 0.5, topical: false })]
    expect(contextOf(known([guess(0.5, spout), guess(0.5, kettle), guess(0.1, lamp), guess(0.4)], hits), 'x')).toEqual([
      spout,
      kettle,
      toaster,
    ])
  })

  test('is eight passages at most, and none where nothing comes near', () => {
    const ten = Array.from({ length: 10 }, (_, at) => passage(`Page${at}`, '', `Text ${at}.`))
    expect(
      contextOf(
        known(
          [guess(0.5, kettle)],
          ten.map((each) => hit(each, 1)),
        ),
        'x',
      ),
    ).toEqual([kettle, ...ten.slice(0, 7)])
    expect(contextOf(known(ten.map((each) => guess(0.5, each))), 'x')).toEqual(ten.slice(0, 8))
    expect(contextOf(known([guess(0.1, kettle)], [hit(kettle, 1, { coverage: 0.1 })]), 'x')).toEqual([])
  })
})

test.each([
  ['what was likely enough to be quoted beside', [guess(1, kettle, {}, true), guess(0.96, toaster)], []],
  ['what comes near to the best passage', [], [hit(kettle, 1), hit(toaster, 0.4)]],
  ['what has so much of the question', [], [hit(kettle, 1), hit(toaster, 1, { coverage: 0.75 })]],
])('a bound is reached by what is just at it: %s', (_, guesses, hits) => {
  const labels = answerTo(known(guesses, hits), 'how is the lid')?.links.map(({ label }) => label)
  expect(labels).toEqual(['Kettle: Lid', 'Toaster'])
})

test('what is just at a bound may have it, is shown to a service, and keeps passages from answering', () => {
  expect(nearestTo(known([guess(0.4, kettle)], [hit(toaster, 1, { coverage: 0.7 })]), 'x').links).toHaveLength(2)
  expect(contextOf(known([guess(0.33, kettle)], [hit(toaster, 1, { coverage: 0.4 })]), 'x')).toEqual([kettle, toaster])
  expect(answerTo(known([guess(0.5)], [hit(toaster, 1)]), 'x')).toBeUndefined()
  expect(nearestTo(known([guess(0.6, kettle), guess(0.5)], [hit(toaster, 1)]), 'x').links).toEqual([])
})
