import { expect, test } from 'vitest'
import { titleMessages } from '#content-model/pages/try-titles.ts'
import { createLimits } from '#server/platform/limits/limits.ts'
import { lazyTitleLists } from '#server/questions/lazy-try-outs.ts'
import { createFakeClock } from '#server/testing/fake-clock.ts'
import { createTestLog, testVisitor } from '#server/testing/test-services.ts'
import { gate } from '#wit/testing/gate-texts.ts'
import { titleTexts } from '#wit/testing/shipped-titles.ts'

test('titles are written with the words of the build, which are loaded when the first are asked for', async () => {
  let loaded = 0
  const lists = lazyTitleLists({
    limits: createLimits({ rateLimits: true, databaseUrl: undefined }),
    clock: createFakeClock(),
    log: createTestLog().log,
    loadGate: async () => gate,
    loadTitleTexts: async () => {
      loaded++
      return titleTexts
    },
  })
  expect(loaded).toBe(0)
  const typed = { dryness: 'arid', shown: '', another: '' }
  const reply = await lists.write({ ...typed, keywords: 'desk lamp\nmortgage rates\n4471-B' }, testVisitor)
  expect(reply).toMatchObject({
    ok: true,
    answer: {
      rows: [
        { keyword: 'desk lamp', plain: false },
        { keyword: 'mortgage rates', plain: true },
      ],
      unfit: [{ keyword: '4471-B' }],
      repeated: 0,
    },
  })
  expect(await lists.write({ ...typed, keywords: ' ' }, testVisitor)).toMatchObject({
    ok: false,
    status: 422,
    refusal: { message: titleMessages.empty },
  })
  expect(loaded).toBe(1)
})
