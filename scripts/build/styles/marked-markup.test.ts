import { afterEach, expect, test } from 'vitest'
import { shared } from '#art/shared-markup.ts'
import { MarkedMarkup } from './marked-markup.ts'

const latin1 = (text: string) => Buffer.from(text).toString('latin1')
const reads: string[] = []
const marked = new MarkedMarkup(
  (text) => {
    reads.push(text)
    return { text }
  },
  (text) => text.replaceAll('<hr></hr>', '<hr>'),
)
afterEach(() => marked.end())

test('outside of a build markup stays as it is', () => {
  expect(shared('<p>Same.</p>')).toBe('<p>Same.</p>')
})

test('marks stand for what was given for them, which is read once', () => {
  marked.begin()
  const card = shared('<p>Café.</p>')
  const list = shared(`<ul><hr></hr>${card}</ul>`)
  expect(shared('<p>Café.</p>')).toBe(card)
  expect(card).toMatch(/^<!--.*-->$/)
  const { texts, own } = marked.piecesOf(`<b><hr></hr>${list}</b>${card}`)
  expect(texts.join('')).toBe(latin1('<b><hr><ul><hr><p>Café.</p></ul></b><p>Café.</p>'))
  expect(own.join('')).toBe('<b><hr></b>')
  expect(reads).toEqual([latin1('<p>Café.</p>'), '<ul><hr>', '</ul>'])
})
