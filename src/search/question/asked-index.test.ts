import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { vectorFiles, type WordVectors, wordVectors } from '#language/word-vectors.ts'
import type { Fact } from '#search/passages/facts.ts'
import { createAskedIndex } from '#search/question/asked-index.ts'

const vectors = wordVectors(readFileSync(vectorFiles.words, 'utf8'), readFileSync(vectorFiles.table))

const fact = (text: string, ...wordings: string[]): Fact => ({
  passage: { kind: 'Page', title: 'Page', heading: '', href: `/${text}`, text, keywords: '', weight: 1 },
  text,
  short: text,
  wordings,
})

const facts = [
  fact('Ten dollars.', 'how much does the kettle cost', 'price of a kettle'),
  fact('Brown.', 'what color is the kettle', 'which colors are there'),
  fact('Dot repairs it.', 'who repairs the kettle', 'who mends kettles'),
  fact('In the drawer.', 'where is the manual', 'where do I find the instructions'),
]
const uncovered = ['do you sell bicycles', 'what is the weather tomorrow']

describe('a question finds its fact', () => {
  test.each([
    ['in the words of a wording', 'price of a kettle', 'Ten dollars.'],
    ['in other words', 'what is the cost of a kettle', 'Ten dollars.'],
    ['in words that are only alike', 'who fixes kettles', 'Dot repairs it.'],
    ['in short', 'whats the kettles colour', 'Brown.'],
    ['typed for short', 'where r the instructions', 'In the drawer.'],
    ['with a typing error', 'where do I find the instrucktions', 'In the drawer.'],
  ])('%s', (_, question, expected) => {
    expect(createAskedIndex(facts, uncovered, vectors).guesses(question, 1)[0]?.fact?.text).toBe(expected)
  })
})

test('every wording finds its own fact, first', () => {
  const { guesses } = createAskedIndex(facts, uncovered, vectors)
  for (const each of facts)
    for (const wording of each.wordings) expect(guesses(wording, 1)[0]?.fact?.text).toBe(each.text)
})

test('what no page answers wins over a fact that is less like it', () => {
  const { guesses } = createAskedIndex(facts, uncovered, vectors)
  expect(guesses('are you selling bicycles', 1)[0]).toMatchObject({ fact: undefined })
})

test('a question about something else is like nothing', () => {
  const [best] = createAskedIndex(facts, [], vectors).guesses('capital of France', 1)
  expect(best?.score ?? 0).toBeLessThan(0.3)
})

test('without vectors the same words still find it', () => {
  expect(createAskedIndex(facts, uncovered).guesses('the price of my kettle', 1)[0]?.fact?.text).toBe('Ten dollars.')
})

test.each(['', '?!', '😐'])('%j is like nothing at all', (question) => {
  expect(createAskedIndex(facts, uncovered, vectors).guesses(question, 3)).toEqual([])
})

test('no more guesses are made than are wanted', () => {
  expect(createAskedIndex(facts, uncovered, vectors).guesses('kettle', 2)).toHaveLength(2)
})

describe('how a question is like what is asked for', () => {
  const lid = fact('The lid is loose.', 'is the lid loose', 'does the spout drip', 'will the handle break')
  const likeOf = (question: string, of: Fact, known?: WordVectors) => {
    const guesses = createAskedIndex([of, ...facts], [], known).guesses(question, 9)
    return guesses.find((each) => each.fact?.text === of.text)?.like
  }

  test('it is the same as its own wording, word for word or nearly', () => {
    const like = likeOf('Is the lid LOOSE?', lid)
    expect(like).toMatchObject({ same: true, all: 1 })
    expect(like?.wording).toBeCloseTo(1)
  })

  test.each([
    ['has more words', 'is the lid loose or stuck'],
    ['has fewer words', 'is the lid'],
    ['has the words of several wordings', 'does the lid drip'],
    ['is about something else', 'where is the spoon'],
  ])('it is not the same where it %s', (_, question) => {
    expect(likeOf(question, lid)?.same).toBe(false)
  })

  test('all wordings together may have words that no single one has', () => {
    const like = likeOf('lid spout handle', lid)
    expect(like?.all).toBeCloseTo(1)
    expect(like?.wording).toBeLessThan(0.7)
  })

  test('several wordings count as much as the likest three have between them', () => {
    const alone = fact('One.', 'lid')
    expect(likeOf('lid', alone)?.wordings).toBeCloseTo(1)
    expect(likeOf('lid', fact('Two.', 'spout', 'lid'))?.wordings).toBeCloseTo(1 / 2)
    expect(likeOf('lid', fact('Five.', 'spout', 'handle', 'lid', 'brim', 'base'))?.wordings).toBeCloseTo(1 / 3)
    expect(likeOf('lid', fact('Four.', 'lid', 'lid please', 'spout', 'lid'))?.wordings).toBeGreaterThan(0.8)
  })

  test.each([
    ['all of its words', 'lid loose', 1],
    ['none of them', 'spout drip', 0],
  ])('a page may say %s', (_, question, said) => {
    expect(likeOf(question, lid)?.said).toBeCloseTo(said)
  })

  test('a page may say some of its words', () => {
    const said = likeOf('lid spout', lid)?.said
    expect(said).toBeGreaterThan(0.3)
    expect(said).toBeLessThan(0.7)
  })

  test('of what no page answers, its wording stands for a page, and counts less', () => {
    const [best] = createAskedIndex([lid], ['do you sell bicycles']).guesses('do you sell bicycles', 1)
    expect(best?.like.said).toBeGreaterThan(0.3)
    expect(best?.like.said).toBeLessThan(best?.like.all ?? 0)
  })

  test('without vectors it means nothing as a whole, and with them its own wording means the same', () => {
    expect(likeOf('is the lid loose', lid)).toMatchObject({ meaning: 0, meanings: 0 })
    const like = likeOf('is the lid loose', lid, vectors)
    expect(like?.meaning).toBeCloseTo(1, 1)
    expect(like?.meanings).toBeLessThan(0.9)
  })
})

test('of two that are as likely the first one comes first', () => {
  const [one, two] = [fact('One.', 'the kettle lid'), fact('Two.', 'the kettle lid')]
  const texts = (most: number, ...of: Fact[]) =>
    createAskedIndex(of, [])
      .guesses('kettle lid', most)
      .map((each) => each.fact?.text)
  expect(texts(2, one, two)).toEqual(['One.', 'Two.'])
  expect(texts(1, one, two)).toEqual(['One.'])
  expect(texts(2, two, one)).toEqual(['Two.', 'One.'])
})

test('guesses come with the likeliest first, wherever it stands', () => {
  const scores = createAskedIndex(facts, uncovered)
    .guesses('who mends the instructions', 9)
    .map(({ score }) => score)
  expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  expect(scores).toHaveLength(facts.length + uncovered.length)
})

describe('each is compared by its own wordings and by its own page, wherever it stands', () => {
  /** Facts of pages without a title, by their texts, with the likenesses of the question to each. */
  function likesOf(question: string, subjects: Readonly<Record<string, string>>) {
    const all = Object.entries(subjects).map(([text, wording]): Fact => {
      const known = fact(text, wording)
      return { ...known, passage: { ...known.passage, title: '' } }
    })
    const guesses = createAskedIndex(all, []).guesses(question, 9)
    return Object.keys(subjects).map((text) => guesses.find((each) => each.fact?.text === text)?.like)
  }

  const nothing = { same: false, all: 0, wording: 0, wordings: 0, said: 0 }
  // The wording has all words of the question, and the question has half of the wording's.
  const half = { same: false, all: 1, wording: 0.5 ** 0.45, wordings: 0.5 ** 0.45, said: 1 }
  test.each([
    ['sofa', [half, nothing, nothing]],
    ['window', [nothing, half, nothing]],
    ['lamp', [nothing, nothing, half]],
  ])('of three subjects %s is what one is about', (question, likes) => {
    const found = likesOf(question, { 'Sofa.': 'sofa carpet', 'Window.': 'window curtain', 'Lamp.': 'lamp kettle' })
    for (const [at, like] of likes.entries()) {
      const { same, ...numbers } = like
      expect(found[at]?.same).toBe(same)
      for (const name of ['all', 'wording', 'wordings', 'said'] as const)
        expect([at, name, found[at]?.[name].toFixed(4)]).toEqual([at, name, numbers[name].toFixed(4)])
    }
  })

  test.each([
    ['lamp', [1, 1, 0]],
    ['sofa', [0, 1, 0]],
    ['window', [0, 0, 1]],
  ])('a page says %s though another one says it too', (question, says) => {
    const found = likesOf(question, { 'Lamp.': 'lamp', 'Lamp, sofa.': 'sofa', 'Window.': 'window' })
    expect(found.map((like) => like?.said)).toEqual(says)
  })

  test('a wording that is the question counts for its own subject alone', () => {
    const [before, itself] = likesOf('lamp kettle', { 'One.': 'lamp sofa', 'Two.': 'lamp kettle' })
    expect([before?.same, itself?.same]).toEqual([false, true])
    expect(before?.wording).toBeLessThan(0.7)
  })

  test('one that has little of the question is like none of its wordings', () => {
    const [little] = likesOf('lamp sofa window kettle', { 'One.': 'lamp', 'Two.': 'sofa', 'Three.': 'window kettle' })
    expect(little?.all).toBeCloseTo(1 / 4)
    expect(little?.wording).toBe(0)
  })

  test('what it means as a whole is what its own wordings mean', () => {
    const all = [fact('One.', 'the sofa is red'), fact('Two.', 'who mends lamps'), fact('Three.', 'open the window')]
    const guesses = createAskedIndex(all, [], vectors).guesses('who mends lamps', 9)
    const meaning = (text: string) => guesses.find((each) => each.fact?.text === text)?.like.meaning
    expect(meaning('Two.')).toBeCloseTo(1, 1)
    expect(meaning('One.')).toBeLessThan(0.9)
    expect(meaning('Three.')).toBeLessThan(0.9)
  })
})

test('of more than are wanted the likeliest are kept, wherever they stand', () => {
  const all = ['lamp kettle window', 'lamp kettle', 'carpet', 'lamp'].map((wording) => fact(wording, wording))
  const texts = (most: number) =>
    createAskedIndex(all, [])
      .guesses('lamp kettle window', most)
      .map((each) => each.fact?.text)
  expect(texts(3)).toEqual(['lamp kettle window', 'lamp kettle', 'lamp'])
  expect(texts(1)).toEqual(['lamp kettle window'])
  expect(texts(0)).toEqual([])
})
