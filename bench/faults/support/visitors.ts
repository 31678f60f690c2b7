import { setTimeout as sleep } from 'node:timers/promises'
import { type Filled, fillIn } from './forms.ts'
import { post, type Result } from './post.ts'

/** One form that was sent once. */
export interface Visit {
  readonly filled: Filled
  readonly receipts: ReadonlySet<string>
  readonly result: Result
  /** Milliseconds, by the clock of `performance.now()`. */
  readonly began: number
  readonly took: number
}

/** Visitors who fill in one form after the other, each sent once, until `leave`. */
export interface Visitors {
  readonly visits: readonly Visit[]
  leave(): Promise<void>
}

/** @param pauseMs milliseconds of each between two forms */
export function startVisitors(port: number, count: number, pauseMs: number): Visitors {
  const visits: Visit[] = []
  let number = 0
  let open = true
  const visitor = async () => {
    while (open) {
      const filled = fillIn(number++)
      const began = performance.now()
      const result = await post(port, filled.path, filled.body)
      const receipts = new Set(result.kind === 'accepted' ? [result.receipt] : [])
      visits.push({ filled, receipts, result, began, took: performance.now() - began })
      await sleep(pauseMs)
    }
  }
  const gone = Promise.all(Array.from({ length: count }, visitor))
  return {
    visits,
    async leave() {
      open = false
      await gone
    },
  }
}

/** Words for a tally. */
export const kindOf = ({ result }: Visit): string =>
  result.kind === 'broken' ? `without an answer (${result.code})` : result.kind

/** Milliseconds from a moment to the first thanks for a form sent after it. */
export async function untilThanked({ visits }: Visitors, since: number, patienceMs: number): Promise<number> {
  for (;;) {
    const first = visits.find(({ result, began }) => began >= since && result.kind === 'accepted')
    if (first) return first.began + first.took - since
    if (performance.now() - since > patienceMs) return Number.POSITIVE_INFINITY
    await sleep(10)
  }
}
