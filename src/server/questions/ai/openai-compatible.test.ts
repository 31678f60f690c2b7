import { describe, expect, onTestFinished, test } from 'vitest'
import { readSettings } from '#server/platform/config/settings.ts'
import { type Chunk, CompletionFailure } from '#server/questions/ai/completion.ts'
import { openAiCompatible } from '#server/questions/ai/openai-compatible.ts'
import {
  type AiService,
  type Behaviour,
  beginStream,
  failsWith,
  floods,
  hangs,
  hangsUp,
  part,
  resets,
  says,
  sends,
  stalls,
  startAiService,
  streamEnd,
} from '#server/testing/ai-service.ts'
import { until } from '#server/testing/until.ts'

const key = 'sk-Very-Secret-Key-1234567890'

async function open(behaviour?: Behaviour, env: Record<string, string> = {}) {
  const service = await startAiService(behaviour)
  onTestFinished(() => service.close())
  const settings = readSettings({ AI_BASE_URL: service.url, AI_API_KEY: key, AI_MODEL: 'some-davinci', ...env })
  const provider = openAiCompatible({ ...settings, aiBaseUrl: service.url })
  const ask = async (question: string, { stream = true, signal = new AbortController().signal } = {}) => {
    const chunks: Chunk[] = []
    for await (const chunk of provider.complete({ question, stream, signal })) chunks.push(chunk)
    return chunks
  }
  return { service, provider, ask }
}

const textIn = (chunks: readonly Chunk[]) => chunks.map((chunk) => (chunk.kind === 'text' ? chunk.text : '')).join('')

async function failure(asked: Promise<unknown>): Promise<CompletionFailure> {
  const error = await asked.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof CompletionFailure) return error
  throw new Error('No failure', { cause: error })
}

const lastBody = (service: AiService) => service.calls.at(-1)?.body

describe('what is asked', () => {
  const specified = {
    model: 'some-davinci',
    temperature: 0,
    max_tokens: 100,
    top_p: 1,
    frequency_penalty: 0,
    presence_penalty: 0,
    stop: '/',
  }

  test('whole answers: the fields of the specification and no other', async () => {
    const { service, ask } = await open()
    await ask('Are you laughing?', { stream: false })
    expect(service.calls.at(-1)?.path).toBe('/v1/completions')
    expect(lastBody(service)).toEqual({ ...specified, prompt: 'Are you laughing?' })
    expect(service.calls.at(-1)?.headers.authorization).toBe(`Bearer ${key}`)
  })

  test('a stream: the same, and that it shall be one', async () => {
    const { service, ask } = await open()
    await ask('Are you laughing?')
    expect(lastBody(service)).toEqual({ ...specified, prompt: 'Are you laughing?', stream: true })
  })

  test('AI_STREAM=off: never a stream', async () => {
    const { service, ask } = await open(says('No.'), { AI_STREAM: 'off' })
    expect(textIn(await ask('Are you laughing?'))).toBe('No.')
    expect(lastBody(service)).not.toHaveProperty('stream')
  })

  test.each(['completions', 'chat'])('AI_STOP=none sends no stop sequence in mode %s', async (mode) => {
    const { service, ask } = await open(says('Either/or.'), { AI_STOP: 'none', AI_MODE: mode })
    expect(textIn(await ask('Are you laughing?', { stream: false }))).toBe('Either/or.')
    expect(lastBody(service)).not.toHaveProperty('stop')
  })

  test('an empty AI_STOP sends the default stop sequence', async () => {
    const { service, ask } = await open(says('No.'), { AI_STOP: '' })
    await ask('Are you laughing?')
    expect(lastBody(service)).toMatchObject({ stop: '/' })
  })

  test('the chat mode puts the question into a message', async () => {
    const { service, ask } = await open(says('No.'), { AI_MODE: 'chat' })
    await ask('Are you laughing?', { stream: false })
    expect(service.calls.at(-1)?.path).toBe('/v1/chat/completions')
    const messages = [{ role: 'user', content: 'Are you laughing?' }]
    expect(lastBody(service)).toEqual({ ...specified, messages })
  })

  test('a service without a key gets none', async () => {
    const { service, ask } = await open(says('No.'), { AI_API_KEY: '' })
    await ask('Hm?')
    expect(service.calls.at(-1)?.headers).not.toHaveProperty('authorization')
  })
})

describe.each(['completions', 'chat'])('mode %s', (mode) => {
  describe.each([true, false])('stream %s', (stream) => {
    const how = { stream }
    const env = { AI_MODE: mode }

    test('the first choice is the answer, without space around it', async () => {
      const { ask } = await open(says('\n\n  All hands: please\nbring both.  \n', { tokens: 42 }), env)
      const chunks = await ask('A subject line', how)
      expect(textIn(chunks)).toBe('All hands: please\nbring both.')
      expect(chunks.at(-1)).toEqual({ kind: 'end', cutOff: false, tokens: 42 })
      expect(chunks.filter(({ kind }) => kind === 'end')).toHaveLength(1)
    })

    test('an answer that ran into the limit says so', async () => {
      const { ask } = await open(says('And then he', { finish: 'length' }), env)
      expect((await ask('A story', how)).at(-1)).toEqual({ kind: 'end', cutOff: true })
    })

    test('markup and control characters: the first stays as it is, the others go', async () => {
      const { ask } = await open(says('<script>alert(1)</script> a\u0000b\u001b[31m'), env)
      expect(textIn(await ask('Hm?', how))).toBe('<script>alert(1)</script> ab[31m')
    })
  })
})

test('pieces come while the service still talks', async () => {
  const { promise: heard, resolve } = Promise.withResolvers<void>()
  const { provider } = await open(async (call, answer) => {
    beginStream(answer).write(part(call, 'First'))
    await heard
    answer.end(part(call, ' second.', { finish: 'stop' }) + streamEnd)
  })
  const { signal } = new AbortController()
  const pieces = provider.complete({ question: 'Hm?', stream: true, signal })[Symbol.asyncIterator]()
  expect((await pieces.next()).value).toEqual({ kind: 'text', text: 'First' })
  resolve()
  expect((await pieces.next()).value).toEqual({ kind: 'text', text: ' second.' })
})

test('a service that does not stream though it is asked to is read whole', async () => {
  const whole: Behaviour = (call, answer) => says('No.')({ ...call, body: { ...call.body, stream: false } }, answer)
  const { ask } = await open(whole)
  expect(textIn(await ask('Are you laughing?'))).toBe('No.')
})

test('other choices, usage without a choice and unknown fields do not matter', async () => {
  const { ask } = await open((_call, answer) => {
    beginStream(answer)
    answer.write(
      `: a comment\n\ndata: ${JSON.stringify({
        choices: [
          { index: 1, text: 'other' },
          { index: 0, text: 'N' },
        ],
      })}\n\n`,
    )
    answer.write(
      `data: ${JSON.stringify({ choices: [{ index: 0, text: 'o.', finish_reason: 'stop' }], x: 1 })}\r\n\r\n`,
    )
    answer.end(`data: ${JSON.stringify({ choices: [], usage: { total_tokens: 9 } })}\n\n${streamEnd}`)
  })
  const chunks = await ask('Hm?')
  expect(textIn(chunks)).toBe('No.')
  expect(chunks.at(-1)).toEqual({ kind: 'end', cutOff: false, tokens: 9 })
})

test('a service that never says why an answer ends is believed that it did', async () => {
  const { ask } = await open(sends(`data: {"choices":[{"text":"No."}]}\n\n${streamEnd}`))
  expect(await ask('Hm?')).toEqual([
    { kind: 'text', text: 'No.' },
    { kind: 'end', cutOff: false },
  ])
})

const json = 'application/json'
const brokenUtf8 = Buffer.concat([
  Buffer.from('data: {"choices":[{"text":"'),
  Buffer.from([0xff, 0xfe]),
  Buffer.from('"}]}\n\n'),
])

/** As llama-server does when its context is full: an unknown field with an error, and a stream that ends well. */
const breaksOff: Behaviour = (call, answer) => {
  beginStream(answer).end(`${part(call, 'Well')}error: {"code":500,"message":"secret words"}\n\n${streamEnd}`)
}

test.each<[what: string, Behaviour, fault: string, mayHaveCost: boolean]>([
  ['400', failsWith(400), 'refused', false],
  ['401', failsWith(401), 'refused', false],
  ['404', failsWith(404), 'refused', false],
  ['429', failsWith(429, { 'retry-after': '7' }), 'busy', false],
  ['500', failsWith(500), 'broken', false],
  ['503 with a page', sends('<h1>Busy</h1>', 'text/html'), 'malformed', true],
  ['a redirect', failsWith(307, { location: 'http://127.0.0.1:9/v1/completions' }), 'refused', false],
  ['a line that is cut', resets, 'broken', true],
  ['a line that is cut before the answer', hangsUp, 'unreachable', true],
  ['JSON that is none', sends('{"choices":[{"te', json), 'malformed', true],
  ['JSON of something else', sends('{"hello":"world"}', json), 'malformed', true],
  ['JSON null', sends('null', json), 'malformed', true],
  ['a stream of JSON that is none', sends('data: {"choices":[{"te\n\n'), 'malformed', true],
  ['a stream of something else', sends('data: 42\n\n'), 'malformed', true],
  ['an error inside a stream', sends('data: {"error":{"message":"secret words"}}\n\n'), 'broken', true],
  ['a stream that breaks off and ends in good order', breaksOff, 'broken', true],
  ['broken UTF-8', sends(brokenUtf8), 'malformed', true],
  ['broken UTF-8 at the end', sends(Buffer.from([0x7b, 0xe2, 0x82]), json), 'malformed', true],
  ['nothing', sends('', json), 'malformed', true],
  ['an empty stream', sends(''), 'empty', true],
  ['an empty answer', says(''), 'empty', true],
  ['white space', says(' \n '), 'empty', true],
  ['50 MB in parts', floods(50), 'oversized', true],
  ['50 MB in one line', floods(50, 'line'), 'oversized', true],
])('%s is a failure with a name of ours', async (_what, behaviour, fault, mayHaveCost) => {
  const { ask } = await open(behaviour)
  const failed = await failure(ask('my cat is called Horace'))
  expect(failed).toMatchObject({ fault, mayHaveCost })
  expect(`${failed.message} ${failed.stack}`).not.toMatch(/Horace|secret|sk-/i)
  expect(failed.cause).toBeUndefined()
})

test('nobody at the address', async () => {
  const { service, ask } = await open()
  await service.close()
  expect(await failure(ask('Hm?'))).toMatchObject({ fault: 'unreachable', mayHaveCost: false })
})

test.each([
  ['7', 7_000],
  ['1.5', 1_500],
  [new Date(Date.now() + 60_000).toUTCString(), expect.toSatisfy((ms: number) => ms > 50_000 && ms <= 60_000)],
  ['Sat, 01 Jan 2000 00:00:00 GMT', 0],
  ['soon', undefined],
])('Retry-After: %s', async (header, retryAfterMs) => {
  const { ask } = await open(failsWith(429, { 'retry-after': header }))
  expect((await failure(ask('Hm?'))).retryAfterMs).toEqual(retryAfterMs)
})

test.each<[what: string, Behaviour]>([
  ['hangs', hangs],
  ['stalls', stalls],
])('a service that %s is left when nobody waits any more, and learns of it', async (_what, behaviour) => {
  const { service, ask } = await open(behaviour)
  const controller = new AbortController()
  const asked = ask('Hm?', { signal: controller.signal })
  await until(() => expect(service.calls).toHaveLength(1))
  const reason = new Error('left')
  controller.abort(reason)
  await expect(asked).rejects.toBe(reason)
  await until(() => expect(service.left).toBe(1))
})

test('a service learns when its answer is not read to the end', async () => {
  const { service, provider } = await open(stalls)
  for await (const chunk of provider.complete({
    question: 'Hm?',
    stream: true,
    signal: new AbortController().signal,
  })) {
    expect(chunk).toEqual({ kind: 'text', text: 'Well' })
    break
  }
  await until(() => expect(service.left).toBe(1))
})
