import { describe, expect, test } from 'vitest'
import { composed, naming, type Quotable } from '#search/answer/composed.ts'
import { passage } from '#search/testing/passage.ts'

const kettle = passage(
  'The kettle is brown. It boils in four minutes. The lid is loose. It has a name.\nThe spout drips.',
)
const quote = (text: string, short = text, from = kettle): Quotable => ({ passage: from, text, short })
const words = (count: number) => `Some ${'word '.repeat(count - 2)}end.`

describe('an answer of several quotes', () => {
  test('has the first in full, whatever else there is', () => {
    const long = `${words(40)} ${words(15)}`
    const { text, quoted } = composed([quote(long, words(40), passage(long)), quote('The kettle is brown.')])
    expect(text).toBe(`${long}\nThe kettle is brown.`)
    expect(quoted).toHaveLength(2)
  })

  test('leaves out what there is no room for', () => {
    const long = `${words(40)} ${words(33)}`
    const { text, quoted } = composed([quote(long, words(40), passage(long)), quote('The kettle is brown.')])
    expect(text).toBe(long)
    expect(quoted).toHaveLength(1)
  })

  test('says a sentence once, and keeps those of a passage in its order', () => {
    const { text } = composed([
      quote('It boils in four minutes. The lid is loose.'),
      quote('The kettle is brown. It boils in four minutes.'),
    ])
    expect(text).toBe('The kettle is brown. It boils in four minutes. The lid is loose.')
  })

  test('begins a new line where something is left out, and where a paragraph begins', () => {
    const { text } = composed([quote('The kettle is brown.'), quote('The lid is loose.'), quote('The spout drips.')])
    expect(text).toBe('The kettle is brown.\nThe lid is loose.\nThe spout drips.')
  })

  test('has a sentence of each before more of any', () => {
    const one = passage(`The first of all kettles. ${words(20)}`, { href: '/one' })
    const two = passage(`The second of all kettles. ${words(55)}`, { href: '/two' })
    const { text } = composed([
      quote('The lid is loose.'),
      quote(one.text, one.text, one),
      quote(two.text, two.text, two),
    ])
    expect(text).toBe(`The lid is loose.\n${one.text}\nThe second of all kettles.`)
  })

  test('has no label without what it names', () => {
    const steps = passage('Boil. The kettle boils in four minutes. Pour. Nobody has to help.', { href: '/steps' })
    const { text } = composed([quote('The lid is loose.'), quote(steps.text, steps.text, steps)])
    expect(text).toBe(`The lid is loose.\n${steps.text}`)
    const long = passage(`Boil. ${words(73)}`, { href: '/long' })
    expect(composed([quote('The lid is loose.'), quote(long.text, long.text, long)]).text).toBe('The lid is loose.')
  })

  test('says once what its passage says twice', () => {
    const twice = passage('No lid. It boils.\nNo lid. It drips.')
    expect(composed([quote('No lid. It boils.', undefined, twice)]).text).toBe('No lid. It boils.')
  })

  test('names a page once that says “it” of itself', () => {
    const service = passage('It boils.', { kind: 'Service', title: 'Boiling', href: '/boiling' })
    const process = passage('Wait for steam.', { kind: 'Service', title: 'Boiling', href: '/boiling#process' })
    const { text } = composed([quote('It boils.', 'It boils.', service), quote('Wait for steam.', undefined, process)])
    expect(text).toBe('Boiling: It boils.\nWait for steam.')
  })

  test('leaves out what has lost the sentence that it refers to', () => {
    const { text } = composed([
      quote('The lid is loose.'),
      quote('The kettle is brown. It boils in four minutes.', 'It boils in four minutes.'),
    ])
    expect(text).toBe('The lid is loose.')
  })

  test('of nothing is nothing', () => {
    expect(composed([])).toEqual({ quoted: [], text: '' })
  })

  test('names no place twice for what it has said already', () => {
    const said = quote('It boils in four minutes. The lid is loose.')
    const { text, quoted } = composed([said, quote('The lid is loose.'), quote('The spout drips.')])
    expect(text).toBe('It boils in four minutes. The lid is loose.\nThe spout drips.')
    expect(quoted).toHaveLength(2)
  })

  test('has seventy-five words where they fit, and not one more', () => {
    const long = (count: number) => passage(words(count), { href: '/long' })
    const texts = (count: number) =>
      composed([quote(words(count), undefined, long(count)), quote('The kettle is brown.')]).text
    expect(texts(71)).toBe(`${words(71)}\nThe kettle is brown.`)
    expect(texts(72)).toBe(words(72))
  })

  test('has of each as much as there is room for', () => {
    const one = passage(words(20), { href: '/one' })
    const two = passage(`The second of all kettles. It is blue too. ${words(55)}`, { href: '/two' })
    const { text } = composed([quote(one.text, undefined, one), quote(two.text, undefined, two)])
    expect(text).toBe(`${one.text}\nThe second of all kettles. It is blue too.`)
  })

  test('begins a new line with a paragraph even where nothing is left out', () => {
    expect(composed([quote('It has a name.'), quote('The spout drips.')]).text).toBe('It has a name.\nThe spout drips.')
  })

  test.each([
    ['of four words is a label, and says nothing without what it names', 'Boil it for long.', []],
    ['of five words says something alone', 'Boil it for so long.', ['Boil it for so long.']],
  ])('a sentence %s', (_, first, said) => {
    const steps = passage(`${first} ${words(73)}`, { href: '/steps' })
    const { text } = composed([quote('The lid is loose.'), quote(steps.text, undefined, steps)])
    expect(text).toBe(['The lid is loose.', ...said].join('\n'))
  })
})

describe('a sentence of a page', () => {
  test.each([
    ['Person', 'Walt Birnbaum', 'He eats at six.', 'Walt Birnbaum: He eats at six.'],
    ['Service', 'Boiling', 'It boils.', 'Boiling: It boils.'],
    ['Project', 'Pigeon Air', 'They flew.', 'Pigeon Air: They flew.'],
    ['Case study', 'Pigeon Air', 'They flew.', 'Pigeon Air: They flew.'],
    ['Person', 'Walt Birnbaum', 'Walt eats at six.', 'Walt eats at six.'],
    ['Project', 'Toast, Eventually', 'A Toast is late.', 'A Toast is late.'],
    ['Page', 'Kettles', 'It boils.', 'It boils.'],
  ])('of the kind %s, called %s: %j becomes %j', (kind, title, text, expected) => {
    expect(naming(passage(text, { kind, title }), text)).toBe(expected)
  })

  test.each([
    ['Lids', 'They fit.', 'Lids: They fit.'],
    ['Do they fit?', 'They fit.', 'Do they fit? They fit.'],
    ['Lids', 'Lids fit.', 'Lids fit.'],
  ])('under the heading %s: %j becomes %j', (heading, text, expected) => {
    expect(naming(passage(text, { heading }), text)).toBe(expected)
  })

  test('an entry of a list stands after the title of the list', () => {
    const entry = 'Whistles. A spout that sings.'
    expect(naming(passage(entry, { list: true }), entry)).toBe('Kettles: Whistles. A spout that sings.')
    expect(naming(passage('Kettles whistle.', { list: true }), 'Kettles whistle.')).toBe('Kettles whistle.')
  })
})

test('a yes or no stands after its own question', () => {
  const heading = 'May I boil it?'
  for (const text of ['Yes, twice.', 'No. It is full.', 'You could. Few do.'])
    expect(naming(passage(text, { heading }), text)).toBe(`${heading} ${text}`)
  expect(naming(passage('Twice a day.', { heading }), 'Twice a day.')).toBe('Twice a day.')
  expect(naming(passage('No lid.', { heading: 'Lids' }), 'No lid.')).toBe('No lid.')
})
