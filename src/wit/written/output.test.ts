import { expect, test } from 'vitest'
import type { WrittenJoke } from './candidate.ts'
import { mechanismNames } from './mechanisms.ts'
import { candidatesSchema, rankingSchema, readCandidates, readRanking } from './output.ts'

const two = { consequence: 'A.', definition: 'B.' }
const read: WrittenJoke[] = [
  { mechanism: 'consequence', result: 'A.' },
  { mechanism: 'definition', result: 'B.' },
]

test.each([
  ['JSON', JSON.stringify(two)],
  ['JSON on many lines', JSON.stringify(two, null, 2)],
  ['a fence', `\`\`\`json\n${JSON.stringify(two)}\n\`\`\``],
  ['a fence without a language', `\n\`\`\`\n${JSON.stringify(two)}\n\`\`\`\n`],
  ['results with space around and line breaks in them', '{"consequence":" A.\\n","definition":"B."}'],
  ['an empty result', '{"consequence":"A.","recognition":" ","definition":"B."}'],
])('reads results out of %s', (_, output) => {
  expect(readCandidates(output)).toEqual(read)
})

test.each([
  ['nothing', ''],
  ['prose', 'Sure. Here are eight results.'],
  ['prose before JSON', `Sure: ${JSON.stringify(two)}`],
  ['half of it', JSON.stringify(two).slice(0, -3)],
  ['a list', '["A.", "B."]'],
  ['null', 'null'],
  ['no result', '{}'],
  ['empty results', '{"consequence":""}'],
  ['a mechanism that was not asked for', '{"consequence":"A.","sarcasm":"B."}'],
  ['a result that is no text', '{"consequence":{"text":"A."}}'],
  ['a prototype', '{"__proto__":{"consequence":"A."}}'],
])('is left with nothing by %s', (_, output) => {
  expect(readCandidates(output)).toBeUndefined()
})

test('the order that is named comes first, the rest behind it', () => {
  expect(readRanking('{"best":["definition"]}', read)).toEqual(read.toReversed())
  expect(readRanking('```json\n{"best":["definition","definition","consequence"]}\n```', read)).toEqual(
    read.toReversed(),
  )
  expect(readRanking('{"best":["recognition","consequence"]}', read)).toEqual(read)
})

test.each([
  '',
  'definition',
  '{"best":[]}',
  '{"best":["recognition"]}',
  '{"best":[1]}',
  '{"best":["definition"],"why":"?"}',
])('no order is read out of %j', (output) => {
  expect(readRanking(output, read)).toBeUndefined()
})

test('the schemas ask for one result of each mechanism, and for names of mechanisms', () => {
  expect(candidatesSchema).toMatchObject({ type: 'object', required: mechanismNames, additionalProperties: false })
  expect(rankingSchema).toMatchObject({
    required: ['best'],
    properties: { best: { type: 'array', items: { enum: mechanismNames } } },
  })
})
