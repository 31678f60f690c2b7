import { EventSourceParserStream } from 'eventsource-parser/stream'
import { longestAnswer } from '#content-model/pages/chat-page.ts'
import { BodyTooLong, boundedFetch } from '#server/platform/bounded-fetch.ts'
import type { Settings } from '#server/platform/config/settings.ts'
import {
  type Chunk,
  type Completion,
  CompletionFailure,
  type CompletionRequest,
} from '#server/questions/ai/completion.ts'
import { firstChoice, type ServiceMessage } from '#server/questions/ai/service-message.ts'
import type { Writing, WritingRequest } from '#server/questions/ai/writing.ts'

/** Limits of an answer. Streams of verbose services take 40 KB for a hundred tokens. */
const most = { bytes: 128 * 1024, characters: 8_000 } as const

type AiSettings = Pick<Settings, 'aiApiKey' | 'aiModel' | 'aiMode' | 'aiStop' | 'aiStream'> & {
  readonly aiBaseUrl: string
}

/** A service that speaks the OpenAI protocol: `completions` with the specification's fields, or `chat/completions`. */
export function openAiCompatible(settings: AiSettings): Completion & Writing {
  const { aiBaseUrl, aiApiKey, aiModel, aiMode, aiStop, aiStream } = settings
  const base = aiBaseUrl.replace(/\/$/, '')
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    ...(aiApiKey !== undefined && { authorization: `Bearer ${aiApiKey}` }),
  }

  /** One request. Retries, waiting and timeouts are in guarded-call.ts. */
  async function post(path: 'completions' | 'chat/completions', body: object, signal: AbortSignal): Promise<Response> {
    const init = { method: 'POST', headers, body: JSON.stringify(body), signal }
    const response = await boundedFetch(`${base}/${path}`, init, most.bytes).catch((error: unknown) => {
      throw new CompletionFailure('unreachable', { mayHaveCost: !isRefusal(error) })
    })
    if (response.ok) return response
    await response.body?.cancel()
    throw failureOf(response)
  }

  const fields = {
    model: aiModel,
    temperature: 0,
    max_tokens: longestAnswer,
    top_p: 1,
    frequency_penalty: 0,
    presence_penalty: 0,
    ...(aiStop !== undefined && { stop: aiStop }),
  }

  function ask({ question, instructions, stream, signal }: CompletionRequest): Promise<Response> {
    const streamed = stream && aiStream ? { stream } : {}
    if (aiMode === 'completions') {
      return post('completions', { ...fields, prompt: question, ...streamed }, signal)
    }
    const messages = [
      ...(instructions === undefined ? [] : [{ role: 'system', content: instructions }]),
      { role: 'user', content: question },
    ]
    return post('chat/completions', { ...fields, messages, ...streamed }, signal)
  }

  /** False once the service has refused a request with a schema and taken the same one without. */
  let takesSchema = true

  async function order(request: WritingRequest, signal: AbortSignal): Promise<Response> {
    const { system, user, opening, schema, maxTokens, temperature } = request
    const wanted = { model: aiModel, temperature, max_tokens: maxTokens }
    if (aiMode === 'completions') {
      // After a blank line, a model that only continues texts would begin another one.
      const prompt = `${system}\n\n${user}\n\n${opening}`
      return post('completions', { ...wanted, prompt, stop: '\n\n' }, signal)
    }
    const messages = [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ]
    const plainly = () => post('chat/completions', { ...wanted, messages }, signal)
    if (!takesSchema) return plainly()
    const response_format = { type: 'json_schema', json_schema: { ...schema, strict: true } }
    try {
      return await post('chat/completions', { ...wanted, messages, response_format }, signal)
    } catch (error) {
      if (!(error instanceof CompletionFailure) || (error.status !== 400 && error.status !== 422)) throw error
      const response = await plainly()
      takesSchema = false
      return response
    }
  }

  return {
    label: `AI answer, model ${aiModel}`,
    model: aiModel,
    async *complete({ signal, ...asked }: CompletionRequest): AsyncGenerator<Chunk> {
      // Aborted when the iteration ends early, so that the service stops too.
      const controller = new AbortController()
      const either = AbortSignal.any([signal, controller.signal])
      try {
        const response = await ask({ ...asked, signal: either })
        yield* answerIn(messagesOf(response), { streamed: isStream(response), signal })
      } catch (error) {
        signal.throwIfAborted()
        throw asFailure(error)
      } finally {
        controller.abort()
      }
    },
    async *write(request: WritingRequest): AsyncGenerator<Chunk> {
      const { signal, opening } = request
      const controller = new AbortController()
      try {
        const response = await order(request, AbortSignal.any([signal, controller.signal]))
        if (aiMode === 'completions') yield { kind: 'text', text: opening }
        yield* answerIn(messagesOf(response), { streamed: isStream(response), signal })
      } catch (error) {
        signal.throwIfAborted()
        throw asFailure(error)
      } finally {
        controller.abort()
      }
    },
  }
}

const isStream = ({ headers }: Response): boolean => /^text\/event-stream\b/i.test(headers.get('content-type') ?? '')

/** Messages as they come, or a single one: some services do not stream, though asked to. */
async function* messagesOf(response: Response): AsyncGenerator<unknown> {
  if (!isStream(response)) {
    yield JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await response.arrayBuffer()))
    return
  }
  if (response.body === null) return
  const events = response.body
    .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))
    .pipeThrough(new EventSourceParserStream())
  for await (const { data } of events) {
    if (data.startsWith('[DONE]')) return
    const message: unknown = JSON.parse(data)
    // An error inside a stream that had begun.
    if (isRecord(message) && message['error']) throw new CompletionFailure('broken')
    yield message
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The text of the messages without white space around it, and an end. */
async function* answerIn(
  messages: AsyncIterable<unknown>,
  { streamed, signal }: { streamed: boolean; signal: AbortSignal },
): AsyncGenerator<Chunk> {
  let held = ''
  let begun = false
  let characters = 0
  let last: Partial<ServiceMessage> = {}
  for await (const message of messages) {
    const said = firstChoice(message)
    if (!said) throw new CompletionFailure('malformed')
    characters += said.text.length
    if (characters > most.characters) throw new CompletionFailure('oversized')
    last = { finish: said.finish ?? last.finish ?? said.finish, tokens: said.tokens ?? last.tokens }
    const text = begun ? held + said.text : said.text.trimStart()
    const end = text.trimEnd().length
    held = text.slice(end)
    if (end === 0) continue
    begun = true
    yield { kind: 'text', text: text.slice(0, end) }
  }
  // An aborted stream ends without an error.
  signal.throwIfAborted()
  if (!begun) throw new CompletionFailure('empty')
  const { finish, tokens } = last
  // A service that breaks off may still end its stream in good order.
  if (streamed && finish === null) throw new CompletionFailure('broken')
  yield { kind: 'end', cutOff: finish === 'length', ...(tokens !== undefined && { tokens }) }
}

/** The failure for a status other than success, in our words: the service's may quote the question or the key. */
function failureOf({ status, headers }: Response): CompletionFailure {
  const retryAfterMs = readRetryAfter(headers.get('retry-after'))
  const more = { status, mayHaveCost: false, ...(retryAfterMs !== undefined && { retryAfterMs }) }
  if (status === 429) return new CompletionFailure('busy', more)
  return new CompletionFailure(status >= 500 ? 'broken' : 'refused', more)
}

/** The failure for an error while an answer was read. */
function asFailure(error: unknown): CompletionFailure {
  if (error instanceof CompletionFailure) return error
  if (error instanceof BodyTooLong) return new CompletionFailure('oversized')
  return new CompletionFailure(isCutConnection(error) ? 'broken' : 'malformed')
}

function causesOf(error: unknown): unknown[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}

const codesOf = (error: unknown): unknown[] => causesOf(error).map((cause) => Reflect.get(cause as object, 'code'))

/** True when no service listens at the address. */
const isRefusal = (error: unknown): boolean =>
  codesOf(error).some((code) => code === 'ECONNREFUSED' || code === 'ENOTFOUND')

const isCutConnection = (error: unknown): boolean =>
  codesOf(error).some((code) => typeof code === 'string' && /^(?:ECONN|EPIPE|UND_ERR)/.test(code))

/** Milliseconds from now, of a header with seconds or a date. */
function readRetryAfter(value: string | null): number | undefined {
  if (value === null || value.trim() === '') return undefined
  const ms = /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}
