import { expect, test } from 'vitest'
import { createMetrics } from '#server/platform/metrics.ts'
import { lateMetrics } from '#server/web/routes/late-metrics.ts'

const request = { route: '/', method: 'GET', status: 200, milliseconds: 1 } as const

test('what happens while the library is loaded is counted', async () => {
  const metrics = createMetrics()
  const late = lateMetrics(async () => metrics)
  late.countRequest(request)
  late.countRequest(request)
  await expect.poll(() => metrics.registry.metrics()).toMatch(/_count\{[^}]*\} 2\n/)
})

// An unhandled rejection would end the process.
test('where the library can’t be loaded, requests go on uncounted', async () => {
  const unheard: unknown[] = []
  const hear = (reason: unknown) => unheard.push(reason)
  process.on('unhandledRejection', hear)
  const late = lateMetrics(async () => {
    throw new Error('no such file')
  })
  late.countRequest(request)
  late.countCompletion('ok')
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', hear)
  expect(unheard).toEqual([])
})
