import { expect, test } from 'vitest'
import { marketingLimits } from '#content-model/pages/try-marketing.ts'
import type { BriefWeight } from '#server/questions/try-outs.ts'
import { receiveGravity } from './receive-script.ts'

function asked(fields: Record<string, string>, answer: BriefWeight | undefined) {
  const heard: (readonly string[])[] = []
  const tryOuts = {
    async weigh(words: readonly string[]) {
      heard.push(words)
      return answer
    },
    vote: () => Promise.resolve(),
    answer: () => Promise.reject(new Error('no sentence was tried')),
    prepare: () => Promise.resolve(),
  }
  const posted = { fields: new URLSearchParams(fields), isLong: false }
  const reply = receiveGravity(posted, { services: { tryOuts }, visitor: { address: '127.0.0.1' } })
  return { reply, heard }
}

test('all words of a script are weighed, and nothing else is said', async () => {
  const { reply, heard } = asked({ product: 'Bread', seen: 'A loaf', audience: '' }, { grave: false })
  expect(await reply).toEqual({ status: 200, json: { grave: false } })
  expect(heard).toEqual([['Bread', 'A loaf', '']])
})

test('of grave words it is said where they stand', async () => {
  const weight = { grave: true, at: 1, words: 'funeral' } as const
  expect(await asked({ product: 'Flowers', seen: 'A funeral' }, weight).reply).toEqual({
    status: 200,
    json: { grave: true, field: 'seen', words: 'funeral' },
  })
})

test('a visitor who asks too often is told to wait', async () => {
  expect(await asked({ product: 'Bread' }, undefined).reply).toEqual({ status: 429, json: undefined })
})

test('no more is weighed than the form takes', async () => {
  const fits = asked(
    { product: '\u{1f35e}'.repeat(marketingLimits.product), more: 'x'.repeat(10_000) },
    { grave: false },
  )
  expect((await fits.reply).status).toBe(200)
  expect(fits.heard).toEqual([['\u{1f35e}'.repeat(marketingLimits.product), '', '']])
  for (const field of ['product', 'seen', 'audience'] as const) {
    const long = asked({ [field]: 'x'.repeat(marketingLimits[field] + 1) }, { grave: false })
    expect([(await long.reply).status, long.heard]).toEqual([400, []])
  }
})
