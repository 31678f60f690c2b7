import { expect, test } from 'vitest'
import { endEach } from '#server/platform/end-each.ts'

test('each step ends on its own, and one that fails is logged by its name', async () => {
  const ended: string[] = []
  const logged: unknown[] = []
  const late = Promise.withResolvers<void>()
  const steps = {
    locked: () => Promise.reject(Object.assign(new Error('busy'), { code: 'SQLITE_BUSY' })),
    broken: () => {
      throw new Error('at once')
    },
    outbox: async () => {
      await late.promise
      ended.push('outbox')
    },
    desk: undefined,
  }
  const ending = endEach(steps, { error: (fields: unknown) => void logged.push(fields) })
  late.resolve()
  await ending
  expect(ended).toEqual(['outbox'])
  expect(logged).toEqual([expect.objectContaining({ step: 'broken' }), { step: 'locked', code: 'SQLITE_BUSY' }])
})
