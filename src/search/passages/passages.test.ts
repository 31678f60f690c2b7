import { expect, test } from 'vitest'
import { longestPassage, pageOf, partsOf, passagesOf } from '#search/passages/passages.ts'

const sentence = (words: number, name = 'Word') => `${name}${' word'.repeat(words - 1)}.`
const cut = (...paragraphs: string[]) =>
  passagesOf({ kind: 'Post', title: 'T', href: '/t', parts: [{ paragraphs }] }).map(({ text }) => text)
const count = (text: string) => text.split(/\s+/).length

test('partsOf goes by headings and leaves markup out', () => {
  const html = `<p>Before &amp; <em>first</em>.</p>
<h2 id="one-two">One <code>two</code></h2><p>A.</p><ul>
<li><strong>B.</strong> Bee.</li><li>C.</li></ul><h3 id="empty">Empty</h3>
<!-- features --><h2 id="last">Last</h2><blockquote><p>D</p></blockquote>`
  expect(partsOf(html)).toEqual([
    { paragraphs: ['Before & first.'] },
    { heading: 'One two', anchor: 'one-two', paragraphs: ['A.', 'B. Bee.', 'C.'] },
    { heading: 'Last', anchor: 'last', paragraphs: ['D'] },
  ])
})

test('a table is read cell by cell, each after its head', () => {
  const html =
    '<table><thead><tr><th>Before</th><th>After</th></tr></thead><tbody><tr><td>Hi.</td><td>Ho.</td></tr></tbody></table>'
  expect(partsOf(html)).toEqual([{ paragraphs: ['Before: Hi.', 'After: Ho.'] }])
})

test('what is short stays whole, with its place', () => {
  const parts = [{ heading: 'H', anchor: 'h', paragraphs: ['One. Two.', 'Three.'], keywords: 'k', weight: 2 }]
  expect(passagesOf({ kind: 'Post', title: 'T', href: '/t', parts })).toEqual([
    { kind: 'Post', title: 'T', heading: 'H', href: '/t#h', text: 'One. Two.\nThree.', keywords: 'k', weight: 2 },
  ])
})

test.each([126, 150, 199, 201, 260, 340, 777])('%i words are cut into passages of 60 to 120', (words) => {
  const texts = cut(...Array.from({ length: Math.round(words / 12) }, () => `${sentence(7)} ${sentence(5)}`))
  expect(texts.length).toBeGreaterThan(1)
  for (const text of texts) {
    expect(count(text)).toBeGreaterThanOrEqual(58)
    expect(count(text)).toBeLessThanOrEqual(longestPassage)
  }
})

test('a cut falls between paragraphs where one ends near', () => {
  expect(cut(`${sentence(40)} ${sentence(25)}`, `${sentence(10, 'Then')} ${sentence(60)}`)[1]).toMatch(/^Then/)
})

test('no word is lost or said twice', () => {
  const paragraphs = Array.from({ length: 30 }, (_, at) => `${sentence(6, `P${at}`)} ${sentence(5, `Q${at}`)}`)
  expect(
    cut(...paragraphs)
      .join('\n')
      .replace(/\s+/g, ' '),
  ).toBe(paragraphs.join(' '))
})

test('a part without heading, anchor or words of its own has the address of its page', () => {
  expect(passagesOf({ kind: 'Post', title: 'T', href: '/t', parts: [{ paragraphs: ['One.'] }] })).toEqual([
    { kind: 'Post', title: 'T', heading: '', href: '/t', text: 'One.', keywords: '', weight: 1 },
  ])
})

test('120 words stay whole, of however many sentences', () => {
  expect(cut(...Array.from({ length: 20 }, () => sentence(6)))).toHaveLength(1)
  expect(cut(...Array.from({ length: 20 }, () => sentence(6)), sentence(2))).toHaveLength(2)
})

test('a sentence is never broken, however long it is', () => {
  expect(cut(sentence(250))).toEqual([sentence(250)])
  expect(cut(sentence(6), sentence(250))).toEqual([sentence(6), sentence(250)])
})

test.each([
  ['/', '/'],
  ['/pricing', '/pricing'],
  ['/pricing/', '/pricing'],
  ['/pricing#basic', '/pricing'],
  ['/pricing/#basic', '/pricing'],
  ['/blog-details/1#when-to-leave-it-out', '/blog-details/1'],
])('%s is a place on the page %s', (href, page) => {
  expect(pageOf(href)).toBe(page)
})
