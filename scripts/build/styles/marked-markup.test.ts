import { afterEach, expect, test } from 'vitest'
import { shared } from '#art/shared-markup.ts'
import { MarkedMarkup } from './marked-markup.ts'

const latin1 = (text: string) => Buffer.from(text).toString('latin1')
const reads: string[] = []
const marked = new MarkedMarkup((text) => {
  reads.push(text)
  return text
})
afterEach(() => marked.end())

test('outside of a build markup stays as it is', () => {
  expect(shared('<p>Same.</p>')).toBe('<p>Same.</p>')
})

test('marks stand for what was given for them, which is read once', () => {
  marked.begin()
  const card = shared('<p>Café.</p>')
  const list = shared(`<ul>${card}</ul>`)
  expect(shared('<p>Café.</p>')).toBe(card)
  expect(card).toMatch(/^<!--.*-->$/)
  expect(marked.partsOf(`<b>${list}</b>${card}`).join('')).toBe(latin1('<b><ul><p>Café.</p></ul></b><p>Café.</p>'))
  expect(reads.filter((text) => text.includes('Caf'))).toHaveLength(1)
})
