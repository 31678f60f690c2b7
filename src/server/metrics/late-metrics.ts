import type { Metrics } from '#server/metrics/metrics.ts'
import type { MetricsParts, MetricsText } from '#server/metrics/read-metrics.ts'

/** What is counted while the site runs, before anything is loaded to count it with. */
export interface LateMetrics extends Pick<Metrics, 'countRequest' | 'countCompletion'> {
  /** All metrics as a program reads them. */
  read(parts: MetricsParts): Promise<MetricsText>
}

/** Counting takes a library of 80 files, which is loaded for the first request and not while the site opens. */
export function lateMetrics(): LateMetrics {
  let opened: Promise<Metrics> | undefined
  const open = () => {
    opened ??= import('#server/metrics/metrics.ts').then(({ createMetrics }) => createMetrics())
    return opened
  }
  return {
    countRequest: async (request) => (await open()).countRequest(request),
    countCompletion: async (outcome) => (await open()).countCompletion(outcome),
    async read(parts) {
      const [metrics, { readMetrics }] = await Promise.all([open(), import('#server/metrics/read-metrics.ts')])
      return readMetrics(metrics, parts)
    },
  }
}
