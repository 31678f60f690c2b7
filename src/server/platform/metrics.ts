import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** All metrics as a program reads them. */
export interface MetricsText {
  readonly type: string
  readonly text: string
}

/** An answered request, as far as it may be counted: nothing of a visitor's is among it. */
export interface AnsweredRequest {
  /** Kind of page, see `countedRoute`. */
  readonly route: string
  readonly method: string
  readonly status: number
  readonly milliseconds: number
}

/** What is counted while the site runs. */
export interface Metrics {
  readonly registry: Registry
  countRequest(request: AnsweredRequest): void
  /** Counts one thing asked of the completion service, by how it ended. */
  countCompletion(outcome: string): void
}

/** Upper bounds in seconds: a finished page takes less than the first, a page rendered on demand less than the third. */
const buckets = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10]

/** Methods that have a label of their own; any word can be sent as a method. */
const methods = ['GET', 'HEAD', 'POST']

/** Counts requests and completions, and what Node says of its process: event loop, memory, processor. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'deadpan_http_request_seconds',
    help: 'Requests by kind of page, and how long their answers took.',
    labelNames: ['route', 'method', 'status'] as const,
    buckets,
    registers: [registry],
  })
  const completions = new Counter({
    name: 'deadpan_completions_total',
    help: 'Questions and try-outs put to the completion service, by how they ended.',
    labelNames: ['outcome'] as const,
    registers: [registry],
  })
  return {
    registry,
    countRequest: ({ route, method, status, milliseconds }) =>
      requests.observe(
        { route, method: methods.includes(method) ? method : 'other', status: `${Math.floor(status / 100)}xx` },
        milliseconds / 1_000,
      ),
    countCompletion: (outcome) => completions.inc({ outcome }),
  }
}
