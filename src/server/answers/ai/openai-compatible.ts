import { APIConnectionError, APIError, OpenAI } from 'openai'
import { Stream } from 'openai/streaming'
import { longestAnswer } from '#content/pages/chat.ts'
import { boundedFetch } from '#server/answers/ai/bounded-fetch.ts'
import {
  type Chunk,
  type Completion,
  CompletionFailure,
  type CompletionRequest,
} from '#server/answers/ai/completion.ts'
import { firstChoice, type Said } from '#server/answers/ai/first-choice.ts'
import type { Writing, WritingRequest } from '#server/answers/ai/writing.ts'
import type { Settings } from '#server/config/settings.ts'

/** A hundred tokens in a verbose stream are about 40 KB, and never that many characters. */
const most = { bytes: 128 * 1024, characters: 8_000 } as const

type AiSettings = Pick<Settings, 'aiApiKey' | 'aiModel' | 'aiMode' | 'aiStop' | 'aiStream' | 'aiTimeoutMs'> & {
  readonly aiBaseUrl: string
}

/** A service that speaks the OpenAI protocol: `completions` with the specification's fields, or `chat/completions`. */
export function openAiCompatible(settings: AiSettings): Completion & Writing {
  const { aiBaseUrl, aiApiKey, aiModel, aiMode, aiStop, aiStream, aiTimeoutMs } = settings
  const client = new OpenAI({
    baseURL: aiBaseUrl,
    apiKey: aiApiKey ?? 'none',
    // Nothing is read from the environment but what our settings name.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    // What asks again, waits and gives up is in guarded-call.ts.
    maxRetries: 0,
    timeout: aiTimeoutMs,
    // It would print what visitors ask and what they are answered.
    logLevel: 'off',
    fetch: boundedFetch(most.bytes),
    ...(aiApiKey === undefined && { defaultHeaders: { authorization: null } }),
  })
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
      return client.completions.create({ ...fields, prompt: question, ...streamed }, { signal }).asResponse()
    }
    const messages = [
      ...(instructions === undefined ? [] : [{ role: 'system' as const, content: instructions }]),
      { role: 'user' as const, content: question },
    ]
    return client.chat.completions.create({ ...fields, messages, ...streamed }, { signal }).asResponse()
  }

  /** Becomes false with the first answer that only came without a schema. */
  let takesSchema = true

  async function order(request: WritingRequest, signal: AbortSignal): Promise<Response> {
    const { system, user, opening, schema, maxTokens, temperature } = request
    const wanted = { model: aiModel, temperature, max_tokens: maxTokens }
    if (aiMode === 'completions') {
      // A model that only continues texts would begin another one after a blank line.
      const prompt = `${system}\n\n${user}\n\n${opening}`
      return client.completions.create({ ...wanted, prompt, stop: '\n\n' }, { signal }).asResponse()
    }
    const messages = [
      { role: 'system' as const, content: system },
      { role: 'user' as const, content: user },
    ]
    const plainly = () => client.chat.completions.create({ ...wanted, messages }, { signal }).asResponse()
    if (!takesSchema) return plainly()
    const response_format = { type: 'json_schema' as const, json_schema: { ...schema, strict: true } }
    try {
      return await client.chat.completions.create({ ...wanted, messages, response_format }, { signal }).asResponse()
    } catch (error) {
      if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) throw error
      const response = await plainly()
      takesSchema = false
      return response
    }
  }

  /** Messages as they come, or the one that is all: some services do not stream, though asked to. */
  async function* messagesOf(response: Response, controller: AbortController): AsyncGenerator<unknown> {
    if (isStream(response)) {
      yield* Stream.fromSSEResponse<unknown>(response, controller, client)
    } else {
      yield await response.json()
    }
  }

  return {
    label: `AI answer, model ${aiModel}`,
    model: aiModel,
    async *complete({ signal, ...asked }: CompletionRequest): AsyncGenerator<Chunk> {
      // Aborted when reading ends early, for whatever reason: then the service need not go on either.
      const controller = new AbortController()
      const either = AbortSignal.any([signal, controller.signal])
      try {
        const response = await ask({ ...asked, signal: either })
        yield* answerIn(messagesOf(response, controller), { streamed: isStream(response), signal })
      } catch (error) {
        signal.throwIfAborted()
        throw failureOf(error)
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
        yield* answerIn(messagesOf(response, controller), { streamed: isStream(response), signal })
      } catch (error) {
        signal.throwIfAborted()
        throw failureOf(error)
      } finally {
        controller.abort()
      }
    },
  }
}

const isStream = ({ headers }: Response): boolean => /^text\/event-stream\b/i.test(headers.get('content-type') ?? '')

/** The text of the messages without white space around it, and an end. */
async function* answerIn(
  messages: AsyncIterable<unknown>,
  { streamed, signal }: { streamed: boolean; signal: AbortSignal },
): AsyncGenerator<Chunk> {
  let held = ''
  let begun = false
  let characters = 0
  let last: Partial<Said> = {}
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
  // A stream that is aborted just ends.
  signal.throwIfAborted()
  if (!begun) throw new CompletionFailure('empty')
  const { finish, tokens } = last
  // A service that breaks off may end its stream in good order all the same.
  if (streamed && finish === null) throw new CompletionFailure('broken')
  yield { kind: 'end', cutOff: finish === 'length', ...(tokens !== undefined && { tokens }) }
}

/** What went wrong, in our words: a service's own may quote the question or the key. */
function failureOf(error: unknown): CompletionFailure {
  const own = causesOf(error).find((cause) => cause instanceof CompletionFailure)
  if (own) return own
  if (error instanceof APIConnectionError)
    return new CompletionFailure('unreachable', { mayHaveCost: !isRefusal(error) })
  if (!(error instanceof APIError)) return new CompletionFailure(isCutConnection(error) ? 'broken' : 'malformed')
  const { status, headers } = error
  // Reported inside a stream that had begun.
  if (status === undefined) return new CompletionFailure('broken')
  const retryAfterMs = readRetryAfter(headers?.get('retry-after'))
  const more = { status, mayHaveCost: false, ...(retryAfterMs !== undefined && { retryAfterMs }) }
  if (status === 429) return new CompletionFailure('busy', more)
  return new CompletionFailure(status >= 500 ? 'broken' : 'refused', more)
}

function causesOf(error: unknown): unknown[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}

const codesOf = (error: unknown): unknown[] => causesOf(error).map((cause) => Reflect.get(cause as object, 'code'))

/** Nobody was there to take the question. */
const isRefusal = (error: unknown): boolean =>
  codesOf(error).some((code) => code === 'ECONNREFUSED' || code === 'ENOTFOUND')

const isCutConnection = (error: unknown): boolean =>
  codesOf(error).some((code) => typeof code === 'string' && /^(?:ECONN|EPIPE|UND_ERR)/.test(code))

/** Seconds, or a date, as milliseconds from now. */
function readRetryAfter(value: string | null | undefined): number | undefined {
  if (value === null || value === undefined || value.trim() === '') return undefined
  const ms = /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}
