import { lazy } from '#language/lazy.ts'
import type { Metrics, MetricsText } from '#server/platform/metrics.ts'
import type { MetricsParts } from '#server/web/routes/read-metrics.ts'

/** Metrics that can be counted before their library is loaded. */
export interface LazyMetrics extends Pick<Metrics, 'countRequest' | 'countCompletion'> {
  read(parts: MetricsParts): Promise<MetricsText>
}

const createMetrics = async (): Promise<Metrics> => (await import('#server/platform/metrics.ts')).createMetrics()

/**
 * Counting takes a large library, which is loaded at the first request instead of during the start. If it can't be
 * loaded, the site goes on uncounted, and `read` rejects.
 *
 * @param create loads the library
 */
export function lazyMetrics(create = createMetrics): LazyMetrics {
  let loaded: Metrics | undefined
  const open = lazy(async () => {
    loaded = await create()
    return loaded
  })
  const uncounted = () => {}
  return {
    countRequest(request) {
      if (loaded) loaded.countRequest(request)
      else open().then((metrics) => metrics.countRequest(request), uncounted)
    },
    countCompletion: (outcome) => void open().then((metrics) => metrics.countCompletion(outcome), uncounted),
    async read(parts) {
      const [metrics, { readMetrics }] = await Promise.all([open(), import('#server/web/routes/read-metrics.ts')])
      return readMetrics(metrics, parts)
    },
  }
}
