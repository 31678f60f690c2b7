import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export interface MetricsText {
  readonly type: string
  readonly text: string
}

/** A request that was answered, as far as it may be counted: without data of the visitor. */
export interface AnsweredRequest {
  /** Kind of page, see `countedRoute`. */
  readonly route: string
  readonly method: string
  readonly status: number
  readonly milliseconds: number
}

/** Counters of the running site. */
export interface Metrics {
  readonly registry: Registry
  countRequest(request: AnsweredRequest): void
  /** Counts one request to the completion service, by its outcome. */
  countCompletion(outcome: string): void
}

/** Upper bounds in seconds: prerendered pages stay below the first, pages rendered on demand below the third. */
const buckets = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10]

/** Methods with a label of their own; a client can send any word as a method. */
const methods = ['GET', 'HEAD', 'POST']

/** Counts requests and completions, and includes Node's process metrics: event loop, memory, processor. */
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
