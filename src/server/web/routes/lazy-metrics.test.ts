import { expect, test } from 'vitest'
import { createMetrics } from '#server/platform/metrics.ts'
import { lazyMetrics } from '#server/web/routes/lazy-metrics.ts'

const request = { route: '/', method: 'GET', status: 200, milliseconds: 1 } as const

test('requests during the loading of the library are counted', async () => {
  const metrics = createMetrics()
  const lazy = lazyMetrics(async () => metrics)
  lazy.countRequest(request)
  lazy.countRequest(request)
  await expect.poll(() => metrics.registry.metrics()).toMatch(/_count\{[^}]*\} 2\n/)
})

// An unhandled rejection would end the process.
test('where the library can’t be loaded, requests go on uncounted', async () => {
  const unheard: unknown[] = []
  const hear = (reason: unknown) => unheard.push(reason)
  process.on('unhandledRejection', hear)
  const lazy = lazyMetrics(async () => {
    throw new Error('no such file')
  })
  lazy.countRequest(request)
  lazy.countCompletion('ok')
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', hear)
  expect(unheard).toEqual([])
})
