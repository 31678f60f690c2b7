import { describe, expect, test } from 'vitest'
import { createAnswerCache } from '#server/answers/ai/answer-cache.ts'
import { breakerLimits, createCircuitBreaker } from '#server/answers/ai/circuit-breaker.ts'
import {
  type Chunk,
  type Completion,
  CompletionFailure,
  type CompletionRequest,
} from '#server/answers/ai/completion.ts'
import { concurrencyLimits, createConcurrencyLimiter } from '#server/answers/ai/concurrency-limiter.ts'
import { guarded } from '#server/answers/ai/guard.ts'
import { createTokenBudget, type Ledger, mostCost } from '#server/answers/ai/token-budget.ts'
import { createFakeClock } from '#server/testing/fake-clock.ts'
import { until } from '#server/testing/until.ts'

type Answering = (request: CompletionRequest, call: number) => AsyncIterable<Chunk>

const end = { kind: 'end', cutOff: false } as const

async function* fine({ question }: CompletionRequest): AsyncGenerator<Chunk> {
  yield { kind: 'text', text: `Fine: ${question}` }
  yield { ...end, tokens: 10 }
}

// biome-ignore lint/correctness/useYield: it fails before it says anything.
async function* failing(failure: Error): AsyncGenerator<Chunk> {
  throw failure
}

/** Ends when its signal is aborted, not before. */
async function* hanging({ signal }: CompletionRequest): AsyncGenerator<Chunk> {
  await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  yield end
}

/** A ledger that is lost with the test. */
function createMemoryLedger(): Ledger {
  const used = new Map<string, number>()
  return {
    spent: (day) => used.get(day) ?? 0,
    add: (day, tokens) => void used.set(day, (used.get(day) ?? 0) + tokens),
  }
}

/** A guarded service on a clock that stands still. */
function open(answering: Answering = fine, { perDay = 1_000_000 } = {}) {
  const clock = createFakeClock(Date.parse('2026-11-21T10:00:00Z'))
  const calls: string[] = []
  const service: Completion = {
    label: 'Some model',
    complete(request) {
      calls.push(request.question)
      return answering(request, calls.length)
    },
  }
  const guard = guarded(service, {
    budget: createTokenBudget(perDay, clock, createMemoryLedger()),
    breaker: createCircuitBreaker(clock),
    limiter: createConcurrencyLimiter(clock),
    cache: createAnswerCache(clock),
    clock,
    answerTokens: 100,
    timeoutMs: 20_000,
  })
  const ask = async (question: string, signal = new AbortController().signal) => {
    const chunks: Chunk[] = []
    for await (const chunk of guard.complete({ question, stream: true, signal })) chunks.push(chunk)
    return chunks
  }
  /** The fault that a question met. */
  const fault = async (question: string, signal?: AbortSignal) => {
    const error = await ask(question, signal).then(
      () => undefined,
      (reason: unknown) => reason,
    )
    return error instanceof CompletionFailure ? error.fault : error
  }
  return { clock, calls, guard, ask, fault }
}

test('an answer passes as it is', async () => {
  const { ask, guard } = open()
  expect(guard.label).toBe('Some model')
  expect(await ask('Q')).toEqual([
    { kind: 'text', text: 'Fine: Q' },
    { ...end, tokens: 10 },
  ])
})

describe('cache', () => {
  test('the same question is put once in ten minutes', async () => {
    const { ask, calls, clock } = open()
    expect(await ask('Q')).toEqual(await ask('Q'))
    expect(calls).toEqual(['Q'])
    clock.advance(599_999)
    await ask('Q')
    expect(calls).toHaveLength(1)
    clock.advance(1)
    await ask('Q')
    expect(calls).toHaveLength(2)
  })

  test('what failed or was left half-way is not kept', async () => {
    const { ask, fault, guard, calls } = open((request, call) =>
      call === 1 ? failing(new CompletionFailure('malformed')) : fine(request),
    )
    expect(await fault('Q')).toBe('malformed')
    for await (const _ of guard.complete({ question: 'Q', stream: true, signal: new AbortController().signal })) break
    await ask('Q')
    expect(calls).toHaveLength(3)
  })
})

describe('a second try', () => {
  test.each([
    ['unreachable', {}, 250],
    ['broken', { status: 500 }, 250],
    ['busy', { status: 429 }, 250],
    ['busy', { status: 429, retryAfterMs: 1_500 }, 1_500],
  ] as const)('after %s %o, in %i ms', async (fault, more, waitMs) => {
    const { ask, calls, clock } = open((request, call) =>
      call === 1 ? failing(new CompletionFailure(fault, more)) : fine(request),
    )
    const answer = ask('Q')
    await until(() => expect(calls).toHaveLength(1))
    await settled()
    clock.advance(waitMs - 1)
    await settled()
    expect(calls).toHaveLength(1)
    clock.advance(1)
    expect(await answer).toHaveLength(2)
    expect(calls).toHaveLength(2)
  })

  test('is the last', async () => {
    const { fault, calls, clock } = open(() => failing(new CompletionFailure('broken')))
    const failed = fault('Q')
    await until(() => expect(calls).toHaveLength(1))
    await settled()
    clock.advance(250)
    expect(await failed).toBe('broken')
    expect(calls).toHaveLength(2)
  })

  test.each([
    ['refused', { status: 401 }],
    ['malformed', {}],
    ['oversized', {}],
    ['empty', {}],
    ['busy', { status: 429, retryAfterMs: 2_001 }],
  ] as const)('is not made after %s %o', async (fault, more) => {
    const { fault: faultOf, calls } = open(() => failing(new CompletionFailure(fault, more)))
    expect(await faultOf('Q')).toBe(fault)
    expect(calls).toHaveLength(1)
  })

  test('is not made once something was said', async () => {
    const { fault, calls } = open(async function* () {
      yield { kind: 'text', text: 'Well' }
      throw new CompletionFailure('broken')
    })
    expect(await fault('Q')).toBe('broken')
    expect(calls).toHaveLength(1)
  })
})

describe('time', () => {
  test('an answer that takes too long is given up, and its call ended', async () => {
    let ended = false
    const { fault, calls, clock } = open(async function* (request) {
      try {
        yield* hanging(request)
      } finally {
        ended = true
      }
    })
    const failed = fault('Q')
    await until(() => expect(calls).toHaveLength(1))
    clock.advance(20_000)
    expect(await failed).toBe('timeout')
    expect(ended).toBe(true)
    expect(calls).toHaveLength(1)
  })

  test('a visitor who leaves ends the call', async () => {
    const { fault, calls } = open(hanging)
    const controller = new AbortController()
    const failed = fault('Q', controller.signal)
    await until(() => expect(calls).toHaveLength(1))
    controller.abort('left')
    expect(await failed).toBe('left')
  })
})

describe('turns', () => {
  test('four at once; the next waits for one to end', async () => {
    const { ask, fault, calls, clock } = open((request) =>
      request.question === 'last' ? fine(request) : hanging(request),
    )
    const controllers = Array.from({ length: concurrencyLimits.atOnce }, () => new AbortController())
    const first = controllers.map(({ signal }, index) => fault(`Q${index}`, signal))
    const last = ask('last')
    await until(() => expect(calls).toHaveLength(4))
    clock.advance(concurrencyLimits.waitMs - 1)
    controllers[0]?.abort('left')
    expect(await last).toHaveLength(2)
    for (const controller of controllers) controller.abort('left')
    expect(await Promise.all(first)).toEqual(['left', 'left', 'left', 'left'])
  })

  test('who waits too long, or finds the line too long, is told; who leaves it makes room', async () => {
    const { fault, calls, clock } = open(hanging)
    const { signal } = new AbortController()
    for (let index = 0; index < concurrencyLimits.atOnce; index++) void fault(`Q${index}`, signal)
    const leaving = new AbortController()
    const left = fault('leaves', leaving.signal)
    const waiting = Array.from({ length: concurrencyLimits.waiting - 1 }, (_, index) => fault(`W${index}`))
    expect(await fault('one too many')).toBe('crowded')
    leaving.abort('left')
    expect(await left).toBe('left')
    const another = fault('in its place')
    clock.advance(concurrencyLimits.waitMs)
    expect(new Set(await Promise.all([...waiting, another]))).toEqual(new Set(['crowded']))
    expect(calls).toHaveLength(concurrencyLimits.atOnce)
  })
})

describe('rest', () => {
  test('after five failures in a row the service gets thirty seconds to itself, then one question tries it', async () => {
    let broken = true
    const { ask, fault, guard, calls, clock } = open((request) =>
      broken ? failing(new CompletionFailure('malformed')) : fine(request),
    )
    for (let index = 0; index < breakerLimits.failures; index++) await fault(`Q${index}`)
    expect(guard.outage('Q')).toBe('resting')
    expect(await fault('Q')).toBe('resting')
    clock.advance(breakerLimits.restMs - 1)
    expect(await fault('Q')).toBe('resting')
    clock.advance(1)
    expect(guard.outage('Q')).toBeUndefined()
    expect(await fault('Q')).toBe('malformed')
    expect(guard.outage('Q')).toBe('resting')
    clock.advance(breakerLimits.restMs)
    broken = false
    expect(await ask('Q')).toHaveLength(2)
    expect(guard.outage('Q2')).toBeUndefined()
    expect(calls).toHaveLength(breakerLimits.failures + 2)
  })

  test('a service that names a time gets it, up to ten minutes', async () => {
    const { fault, guard, clock } = open(() => failing(new CompletionFailure('busy', { retryAfterMs: 86_400_000 })))
    await fault('Q')
    clock.advance(599_999)
    expect(guard.outage('Q')).toBe('resting')
    clock.advance(1)
    expect(guard.outage('Q')).toBeUndefined()
  })

  test('an answer in between starts the count anew', async () => {
    const { ask, fault, guard } = open((request) =>
      request.question === 'good' ? fine(request) : failing(new CompletionFailure('malformed')),
    )
    for (let index = 1; index < breakerLimits.failures; index++) await fault(`Q${index}`)
    await ask('good')
    await fault('bad')
    expect(guard.outage('Q')).toBeUndefined()
  })

  test.each([
    ['refused', { status: 400 }],
    ['refused', { status: 413 }],
    ['refused', { status: 422 }],
    ['empty', {}],
  ] as const)('questions that it can do nothing with are no reason: %s %o', async (fault, more) => {
    const failure = new CompletionFailure(fault, more)
    const service = open((request) => (request.question === 'good' ? fine(request) : failing(failure)))
    for (let index = 0; index < breakerLimits.failures; index++) expect(await service.fault(`Q${index}`)).toBe(fault)
    expect(service.guard.outage('good')).toBeUndefined()
    expect(await service.ask('good')).toHaveLength(2)
  })

  test('what is known is answered all the same', async () => {
    const { ask, fault } = open((request) =>
      request.question === 'good' ? fine(request) : failing(new CompletionFailure('malformed')),
    )
    await ask('good')
    for (let index = 0; index < breakerLimits.failures; index++) await fault(`Q${index}`)
    expect(await ask('good')).toHaveLength(2)
  })
})

describe('budget', () => {
  const cost = mostCost('Q1', 100)

  test('is reserved before a call and settled after it', async () => {
    const { ask, fault, guard } = open(fine, { perDay: cost + 10 })
    await ask('Q1')
    // Ten were used, so there is room for just one more of that size.
    await ask('Q2')
    expect(guard.outage('Q3')).toBe('budget')
    expect(await fault('Q3')).toBe('budget')
  })

  test('is whole again on the next day', async () => {
    const { ask, guard, clock } = open(fine, { perDay: cost })
    await ask('Q1')
    expect(guard.outage('Q2')).toBe('budget')
    clock.advance(14 * 3_600_000)
    expect(guard.outage('Q2')).toBeUndefined()
    await ask('Q2')
  })

  test('counts all that was reserved where the service does not say, or nobody stayed to hear', async () => {
    const silent = open(
      async function* () {
        yield { kind: 'text', text: 'Fine' }
        yield end
      },
      { perDay: 2 * cost - 1 },
    )
    await silent.ask('Q1')
    expect(silent.guard.outage('Q2')).toBe('budget')
    const left = open(hanging, { perDay: 2 * cost - 1 })
    const controller = new AbortController()
    const asked = left.fault('Q1', controller.signal)
    await until(() => expect(left.calls).toHaveLength(1))
    controller.abort('left')
    await asked
    expect(left.guard.outage('Q2')).toBe('budget')
  })

  test('counts nothing where nothing was begun', async () => {
    const { fault, guard } = open(
      () => failing(new CompletionFailure('refused', { status: 401, mayHaveCost: false })),
      {
        perDay: cost,
      },
    )
    await fault('Q1')
    expect(guard.outage('Q2')).toBeUndefined()
  })

  test('can’t be overspent by calls under way together', async () => {
    const { fault, calls } = open(hanging, { perDay: 2 * cost })
    const controller = new AbortController()
    const asked = ['Q1', 'Q2', 'Q3'].map((question) => fault(question, controller.signal))
    await until(() => expect(calls).toHaveLength(2))
    expect(await asked[2]).toBe('budget')
    controller.abort('left')
    await Promise.all(asked)
  })

  test('ten thousand hostile questions spend no more than a day has', async () => {
    let spent = 0
    const perDay = 50_000
    const hostile = (index: number) =>
      `${index}${['😐', '\u{1F468}\u{200D}\u{1F469}', '\u0000x', 'ﷺ', '<|endoftext|>'][index % 5]}`.repeat(40)
    // The worst that a service can do: a token for every byte, and the longest answer.
    const { fault, clock } = open(
      async function* ({ question }) {
        const tokens = Buffer.byteLength(question) + 100
        spent += tokens
        yield { kind: 'text', text: 'Fine' }
        yield { ...end, ...(spent % 3 > 0 && { tokens }) }
      },
      { perDay },
    )
    for (let index = 0; index < 10_000; index++) {
      await fault(hostile(index))
      clock.advance(1)
    }
    expect(spent).toBeGreaterThan(perDay / 2)
    expect(spent).toBeLessThanOrEqual(perDay)
  })
})

/** Lets what is ready to run do so. */
const settled = () => new Promise<void>((done) => setImmediate(done))
