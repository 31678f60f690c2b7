import { expect, test } from 'vitest'
import type { Example } from '#content-model/example.ts'
import { packDrawer, Unpacked } from './packed.ts'
import { indexExample } from './situation.ts'

const examples: Example[] = ['The printer is out of paper.', 'Could you please move the meeting to 3 p.m.?'].map(
  (before, at) => ({
    id: `example-${at}`,
    before,
    also: ['There is no paper in the copier, so please fill it.', 'It is empty.'],
    channel: 'email',
    audience: 'everyone',
    field: 'office',
    kind: 'notice',
    event: 'be empty',
    thing: 'printer',
    results: [{ dryness: 'crisp', after: `${before} “Yes.”`, why: 'It is.' }],
  }),
)

test('what was packed is read again as it was', () => {
  const indexed = examples.map(indexExample)
  const unpacked = new Unpacked(packDrawer(indexed))
  expect(unpacked.size).toBe(6)
  for (const [at, { example, event, wordings }] of indexed.entries()) {
    const { first, count, event: read } = unpacked.entries[at] ?? { first: 0, count: 0 }
    expect(read).toEqual(event)
    expect(unpacked.example(at)).toEqual(example)
    expect(Array.from({ length: count }, (_, index) => ({ ...unpacked.wording(first + index) }))).toEqual(wordings)
  }
})
