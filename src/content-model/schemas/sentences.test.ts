import { expect, test } from 'vitest'
import { brandSchema } from '#content-model/schemas/brand-schema.ts'
import { bare, type Described, labelOf } from '#content-model/schemas/described.ts'
import { fileSchemas } from '#content-model/schemas/entry-schemas.ts'
import { pageSchemas } from '#content-model/schemas/page-schemas.ts'
import { checkOf, mistakesIn } from '#content-model/schemas/sentences.ts'

const readNeeds = (text: string) => {
  if (text.includes('!')) throw new Error('Not so')
}
const schemas = fileSchemas({ readNeeds })
const all = { ...schemas, ...pageSchemas, brand: brandSchema } as unknown as Readonly<Record<string, Described>>

/** Values of which most fields refuse one or another. */
const texts = ['', ' ', '!', 'A {b} “c”', 'x'.repeat(3000)]
const odd = [undefined, ...texts, -1, 0.5, 1e20, true, [], Array(99).fill(''), {}, { x: 1 }]

/** What is said of these values in every place of a schema. */
function said(outer: Described, label: string): string[] {
  const { def } = bare(outer).schema
  const inner = [def.element, def.valueType, def.rest, ...(def.items ?? []), ...(def.options ?? [])]
  return [
    ...odd.flatMap((value) => checkOf(outer, label)(value) ?? []),
    ...inner.flatMap((each) => (each ? said(each, '1') : [])),
    ...Object.entries(def.shape ?? {}).flatMap(([key, each]) => said(each, labelOf(key, each))),
  ]
}

test('whatever is refused, what is said begins with what to do', () => {
  const sentences = [...new Set(Object.values(all).flatMap((schema) => said(schema, '')))]
  expect(sentences.length).toBeGreaterThan(400)
  const first = /^(?:Add|Begin|Change|Choose|Fill in|Keep|Shorten|Write) [^ ]/
  expect(sentences.filter((each) => !first.test(each) || /\.$|regex|undefined|expected|null/.test(each))).toEqual([])
})

const saidOf = (kind: keyof typeof schemas, data: object) =>
  mistakesIn(schemas[kind], data).map(({ path, labels, sentence }) => [path, labels, sentence].join(' / '))

test.each<[keyof typeof schemas, object, string]>([
  ['faq', { title: '' }, 'title / Question / Write the question'],
  ['faq', { id: 0 }, 'id / Id / Write a number above 0'],
  ['faq', { id: 'one' }, 'id / Id / Write the id as a number'],
  ['faq', { heading: 'No' }, ' /  / Take out heading: nothing here has that name'],
  ['posts', { large_thumb: [] }, 'large_thumb / Pictures at the top / Add one or more pictures at the top'],
  [
    'posts',
    { features_img: [{ object: 'pencil', ground: 'mint' }] },
    'features_img / Pictures inside the text / Add two pictures, or none',
  ],
  ['posts', { post_date: undefined }, 'post_date / Post date / Write the post date as a day, such as 2026-11-22'],
  ['posts', { excerpt: 'x'.repeat(300) }, 'excerpt / Excerpt / Shorten it to 220 characters'],
  ['posts', { format: 'song' }, 'format / Format / Choose the format: standard, gallery, video'],
  ['team', { numbers: [{ value: 1, label: '' }] }, 'numbers.0.label / Numbers, 1, Label / Write the label'],
  ['team', { numbers: [{ value: 1, label: 'a' }] }, 'numbers / Numbers / Add four numbers, or none'],
  ['plans', { facilities: [] }, 'facilities / Features / Add three features'],
])('%s with %j are refused in a sentence, by key and label', (kind, data, sentence) => {
  expect(saidOf(kind, data)).toContain(sentence)
})
