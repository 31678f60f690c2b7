import { lazy } from '#language/lazy.ts'
import type { Metrics, MetricsText } from '#server/platform/metrics.ts'
import type { MetricsParts } from '#server/web/routes/read-metrics.ts'

/** What is counted while the site runs, before anything is loaded to count it with. */
export interface LateMetrics extends Pick<Metrics, 'countRequest' | 'countCompletion'> {
  /** All metrics as a program reads them. */
  read(parts: MetricsParts): Promise<MetricsText>
}

const createMetrics = async (): Promise<Metrics> => (await import('#server/platform/metrics.ts')).createMetrics()

/**
 * Counting takes a library of 80 files, which is loaded for the first request and not while the site opens. Where it can't
 * be loaded the site goes on uncounted, and whoever reads the counts is told.
 *
 * @param create loads the library
 */
export function lateMetrics(create = createMetrics): LateMetrics {
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
