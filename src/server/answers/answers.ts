import { chatMessages } from '#content/chat.ts'
import { type Chunk, type Completion, CompletionFailure } from '#server/answers/ai/completion.ts'
import type { GuardedCompletion } from '#server/answers/ai/guard.ts'
import { readQuestion } from '#server/answers/question.ts'
import type { Answers, Asking, Piece } from '#server/answers/reply.ts'
import { siteSearch } from '#server/answers/site-search.ts'
import type { Settings } from '#server/config/settings.ts'
import { createVisitorLimits } from '#server/limits/question-limits.ts'
import type { Visitor } from '#server/limits/visitor.ts'
import type { Clock } from '#server/runtime/clock.ts'
import { errorCode } from '#server/runtime/error-code.ts'
import type { Log } from '#server/runtime/log.ts'

export interface AnswersParts {
  readonly settings: Pick<Settings, 'rateLimits'>
  /** The configured service; without one the site answers. */
  readonly service: GuardedCompletion | undefined
  readonly clock: Pick<Clock, 'now'>
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>
}

/** Where questions become answers. Neither is kept or logged. */
export function createAnswers({ settings, service, clock, log }: AnswersParts): Answers {
  const limits = createVisitorLimits(clock)

  function refusalFor(kind: 'ai' | 'search', visitor: Visitor): Piece | undefined {
    const wait = settings.rateLimits ? limits.take(kind, visitor) : 0
    if (wait === 0) return undefined
    return { kind: 'refused', why: 'limit', message: chatMessages.limit, retryAfterSeconds: Math.ceil(wait / 1_000) }
  }

  async function* reply(question: string, asking: Asking): AsyncGenerator<Piece> {
    const outage = service?.outage(question)
    const willing = outage === undefined ? service : undefined
    const refusal = refusalFor(willing ? 'ai' : 'search', asking.visitor)
    if (refusal) yield refusal
    else if (willing) yield* fromService(willing, question, asking)
    else yield* fromSite(question, asking, outage)
  }

  async function* fromService(willing: Completion, question: string, asking: Asking): AsyncGenerator<Piece> {
    try {
      yield* piecesOf(willing, question, asking)
    } catch (error) {
      if (asking.signal.aborted) return
      const { fault, status } =
        error instanceof CompletionFailure ? error : { fault: errorCode(error), status: undefined }
      log.warn({ fault, ...(status !== undefined && { status }) }, 'no AI answer')
      if (fault === 'crowded')
        yield { kind: 'refused', why: 'out', message: chatMessages.crowded, retryAfterSeconds: 5 }
      else yield* fromSite(question, asking, fault)
    }
  }

  return {
    async *ask(typed, asking) {
      const read = readQuestion(typed)
      if (!read.ok) {
        yield { kind: 'refused', why: 'question', message: read.message }
        return
      }
      const begun = clock.now()
      let last: Piece['kind'] | undefined
      try {
        for await (const piece of reply(read.question, asking)) {
          last = piece.kind
          yield piece
        }
      } catch (error) {
        log.error({ code: errorCode(error) }, 'no answer')
        last = 'refused'
        yield { kind: 'refused', why: 'out', message: chatMessages.broken }
      } finally {
        const ended = last === 'end' || last === 'refused'
        log.info({ outcome: ended ? last : 'left', ms: clock.now() - begun }, 'question')
      }
    },
  }
}

/** The site's own answer. Under an outage it says so first; without an answer of its own there is only that to say. */
async function* fromSite(question: string, asking: Asking, outage: string | undefined): AsyncGenerator<Piece> {
  const found = await asking.search(question)
  if (outage !== undefined) {
    const messages = outage === 'budget' ? chatMessages.budget : chatMessages.outage
    if (!found) {
      yield { kind: 'refused', why: 'out', message: messages.alone }
      return
    }
    yield { kind: 'notice', message: messages.searched }
  }
  yield* piecesOf(
    siteSearch(async () => found),
    question,
    asking,
  )
}

/** An answer under the name of who gives it, once there is something to give. */
async function* piecesOf(from: Completion, question: string, { stream, signal }: Asking): AsyncGenerator<Piece> {
  let named = false
  for await (const chunk of from.complete({ question, stream, signal })) {
    if (!named) yield { kind: 'source', label: from.label }
    named = true
    yield pieceOf(chunk)
  }
}

/** What a service used is nobody else's business. */
const pieceOf = (chunk: Chunk): Piece => (chunk.kind === 'end' ? { kind: 'end', cutOff: chunk.cutOff } : chunk)
