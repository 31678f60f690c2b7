import { expect, test } from 'vitest'
import type { ReplyEvent } from '#chat/wire.ts'
import { chatMessages, chatWords, questionRule } from '#content-model/pages/chat-page.ts'
import { createLimits } from '#server/platform/limits/limits.ts'
import { type Chunk, CompletionFailure, type Fault } from '#server/questions/ai/completion.ts'
import type { GuardedCompletion } from '#server/questions/ai/guard.ts'
import { type AnswersParts, type Asking, createAnswers } from '#server/questions/answers.ts'
import { createFakeClock } from '#server/testing/fake-clock.ts'
import { createTestLog } from '#server/testing/test-services.ts'
import { gate } from '#wit/testing/gate-texts.ts'

interface Options {
  service?: Partial<GuardedCompletion>
  search?: AnswersParts['search']
  rateLimits?: boolean
}

const found = { text: 'No page sets a cookie.', links: [{ label: 'Privacy Policy', href: '/privacy-policy' }] }

const nearest = [
  { of: 'biscuit', text: '', links: found.links },
  { of: 'crumb', ...found },
]

const cookies: AnswersParts['search'] = {
  answer: async (question) => (question.includes('cookie') ? found : undefined),
  nearest: async (question) => nearest.find(({ of }) => question.includes(of)) ?? { text: '', links: [] },
  context: async () => [],
  whole: async (question) => question,
}

/** Answers over a site that knows about cookies and nothing else, unless told otherwise. */
function open({ service, search = cookies, rateLimits = true }: Options = {}) {
  const clock = createFakeClock()
  const { log, lines } = createTestLog()
  const whole: GuardedCompletion | undefined = service && {
    label: 'AI answer, model X',
    outage: () => undefined,
    complete: () => says(),
    ...service,
  }
  const limits = createLimits({ rateLimits, databaseUrl: undefined })
  const answers = createAnswers({
    loadGate: async () => gate,
    settings: { aiMode: 'completions', aiContext: 'site' },
    service: whole,
    search,
    limits,
    clock,
    log,
  })
  const ask = async (typed: string, asking: Partial<Asking> = {}) => {
    const how: Asking = {
      visitor: { address: '203.0.113.7' },
      stream: true,
      signal: new AbortController().signal,
      ...asking,
    }
    return Array.fromAsync(answers.ask(typed, how))
  }
  return { ask, clock, lines }
}

async function* says(...texts: string[]): AsyncGenerator<Chunk> {
  for (const text of texts.length > 0 ? texts : ['Fine.']) yield { kind: 'text', text }
  yield { kind: 'end', cutOff: true, tokens: 9 }
}

// biome-ignore lint/correctness/useYield: it fails before it says anything.
async function* fails(error: unknown): AsyncGenerator<Chunk> {
  throw error
}

const site: ReplyEvent[] = [
  { kind: 'source', label: chatWords.searchLabel },
  { kind: 'text', text: found.text },
  { kind: 'link', label: 'Privacy Policy', href: '/privacy-policy' },
  { kind: 'end', cutOff: false },
]

test('without a service the site answers, and says that it is a search', async () => {
  const { ask } = open()
  expect(await ask('any cookies?')).toEqual(site)
})

test.each(['I feel like ending my life, what should I do?', 'i want to die', 'should I just end it all'])(
  'who may come to harm is told whom to call, with no page and no service: %s',
  async (question) => {
    const { ask } = open({
      service: { complete: () => fails(new Error('asked')) },
      search: { ...cookies, answer: async () => found },
    })
    expect(await ask(question)).toEqual([
      { kind: 'source', label: chatWords.crisisLabel },
      { kind: 'text', text: chatWords.crisis },
      { kind: 'end', cutOff: false },
    ])
  },
)

test.each([
  'Do you joke about suicide?',
  'My deadline is killing me. Any cookies?',
  'Would it joke if I wrote of suicide?',
])('a question about the site, or a figure of speech, is looked up: %s', async (question) => {
  const { ask } = open({ search: { ...cookies, answer: async () => found } })
  expect(await ask(question)).toEqual(site)
})

test('where pages may have what was asked they are named, and nothing is claimed', async () => {
  const { ask } = open()
  expect(await ask('any biscuits?')).toEqual([
    { kind: 'source', label: chatWords.searchLabel },
    { kind: 'text', text: 'Our pages do not cover that. These might have it:' },
    { kind: 'link', label: 'Privacy Policy', href: '/privacy-policy' },
    { kind: 'end', cutOff: false },
  ])
})

test('what comes nearest is quoted, and not as an answer', async () => {
  const { ask } = open()
  expect(await ask('any crumbs?')).toEqual([
    { kind: 'source', label: chatWords.searchLabel },
    { kind: 'text', text: `${chatWords.nearest}\nNo page sets a cookie.` },
    { kind: 'link', label: 'Privacy Policy', href: '/privacy-policy' },
    { kind: 'end', cutOff: false },
  ])
  expect(chatWords.nearest).toContain(chatWords.notCovered)
})

test('what the site does not cover is said, with a way to a person', async () => {
  const { ask } = open()
  expect(await ask('What is the capital of France?')).toEqual([
    { kind: 'source', label: chatWords.searchLabel },
    { kind: 'text', text: chatWords.notCovered },
    { kind: 'link', label: chatWords.contact, href: '/contact' },
    { kind: 'end', cutOff: false },
  ])
})

test('a service answers under its own name; what it used is kept to ourselves', async () => {
  const { ask } = open({ service: { complete: () => says('N', 'o.') } })
  expect(await ask('Are you laughing?')).toEqual([
    { kind: 'source', label: 'AI answer, model X' },
    { kind: 'text', text: 'N' },
    { kind: 'text', text: 'o.' },
    { kind: 'end', cutOff: true },
  ])
})

test('a question that is none is refused before anybody is asked', async () => {
  const { ask } = open({ service: { complete: () => fails(new Error('asked')) } })
  const refused = { kind: 'refused', why: 'question' }
  expect(await ask(' ')).toEqual([{ ...refused, message: questionRule.messages.empty }])
  expect(await ask('x'.repeat(501))).toEqual([{ ...refused, message: questionRule.messages.long }])
})

test.each<Fault>(['unreachable', 'refused', 'busy', 'broken', 'malformed', 'oversized', 'empty', 'timeout', 'resting'])(
  'a service that is %s: that is said, and the site answers, or nobody',
  async (fault) => {
    const { ask } = open({ service: { complete: () => fails(new CompletionFailure(fault)) } })
    expect(await ask('any cookies?')).toEqual([{ kind: 'notice', message: chatMessages.outage.searched }, ...site])
    expect(await ask('Are you laughing?')).toEqual([
      { kind: 'refused', why: 'out', message: chatMessages.outage.alone },
    ])
  },
)

test('a service that breaks half-way: what it said does not count', async () => {
  const { ask } = open({
    service: {
      async *complete() {
        yield { kind: 'text', text: 'Well' }
        throw new CompletionFailure('broken')
      },
    },
  })
  const [source, text, ...rest] = await ask('any cookies?')
  expect([source?.kind, text?.kind]).toEqual(['source', 'text'])
  expect(rest).toEqual([{ kind: 'notice', message: chatMessages.outage.searched }, ...site])
})

test.each(['resting', 'budget'] as const)('%s: the service is not even asked', async (outage) => {
  const { ask } = open({ service: { outage: () => outage, complete: () => fails(new Error('asked')) } })
  const messages = outage === 'budget' ? chatMessages.budget : chatMessages.outage
  expect(await ask('any cookies?')).toEqual([{ kind: 'notice', message: messages.searched }, ...site])
  expect(await ask('Are you laughing?')).toEqual([{ kind: 'refused', why: 'out', message: messages.alone }])
})

test('too many at once: that is said, and when to come back', async () => {
  const { ask } = open({ service: { complete: () => fails(new CompletionFailure('crowded')) } })
  expect(await ask('any cookies?')).toEqual([
    { kind: 'refused', why: 'out', message: chatMessages.crowded, retryAfterSeconds: 5 },
  ])
})

const asks = async (ask: (typed: string) => Promise<ReplyEvent[]>, times: number) => {
  const kinds: (string | undefined)[] = []
  for (let time = 0; time < times; time++) kinds.push((await ask('any cookies?')).at(-1)?.kind)
  return kinds.filter((kind) => kind === 'end').length
}

test('one visitor gets ten AI answers at once, then a time to wait', async () => {
  const { ask } = open({ service: {} })
  expect(await asks(ask, 11)).toBe(10)
  const refused = { kind: 'refused', why: 'limit', message: chatMessages.limit, retryAfterSeconds: 120 }
  expect(await ask('any cookies?')).toEqual([refused])
  expect((await ask('any cookies?', { visitor: { address: '203.0.113.8' } })).at(-1)?.kind).toBe('end')
})

test('one visitor gets sixty searches a minute, also while the service is out', async () => {
  expect(await asks(open().ask, 61)).toBe(60)
  expect(await asks(open({ service: { outage: () => 'resting' } }).ask, 61)).toBe(60)
})

test.each([
  ['without a service', undefined, 61],
  ['with one', {}, 11],
])('%s a visitor who asked too often is refused before anything is looked up', async (_, service, times) => {
  let looks = 0
  const whole = async (question: string) => {
    looks += 1
    return question
  }
  const { ask } = open({ ...(service && { service }), search: { ...cookies, whole } })
  const earlier = ['/privacy-policy any cookies?']
  for (let time = 0; time < times; time++) await ask('any cookies?', { earlier })
  expect(looks).toBe(times - 1)
})

test('load tests ask without end', async () => {
  expect(await asks(open({ service: {}, rateLimits: false }).ask, 200)).toBe(200)
})

test('when the visitor has left nothing more is said', async () => {
  const controller = new AbortController()
  const { ask, lines } = open({
    service: {
      async *complete({ signal }) {
        yield { kind: 'text', text: 'Well' }
        controller.abort()
        signal.throwIfAborted()
      },
    },
  })
  expect((await ask('any cookies?', { signal: controller.signal })).map(({ kind }) => kind)).toEqual(['source', 'text'])
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ outcome: 'left' })
})

test('a search that breaks is admitted', async () => {
  const answer = () => Promise.reject(new Error('with the words of a visitor'))
  const { ask, lines } = open({ search: { ...cookies, answer } })
  expect(await ask('any cookies?')).toEqual([{ kind: 'refused', why: 'out', message: chatMessages.broken }])
  expect(lines.join()).not.toContain('words of a visitor')
})

test('no question and no answer is logged, whatever happens', async () => {
  const secret = /Horace|cookie|sk-/
  const failures = [new CompletionFailure('refused', { status: 401 }), new Error('Horace, sk-123'), 'Horace']
  for (const failure of failures) {
    const { ask, lines } = open({ service: { complete: () => fails(failure) } })
    await ask('my cat is called Horace, and likes cookies')
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.join()).not.toMatch(secret)
  }
  const { ask, lines } = open({ service: { complete: () => says('Horace') } })
  await ask('Horace')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ msg: 'question', outcome: 'end', ms: 0 }])
})
