import { describe, expect, test } from 'vitest'
import { composed, type Quotable } from '#search/composed.ts'
import type { Passage } from '#search/passages.ts'

const passage = (text: string, more: Partial<Passage> = {}): Passage => ({
  kind: 'Page',
  title: 'Kettles',
  heading: '',
  href: '/kettles',
  text,
  keywords: '',
  weight: 1,
  ...more,
})

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
    const long = `${words(40)} ${words(18)}`
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
    const two = passage(`The second of all kettles. ${words(40)}`, { href: '/two' })
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
    const long = passage(`Boil. ${words(58)}`, { href: '/long' })
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
})
