import type { ReplyEvent } from '#chat/wire.ts'
import { filled } from '#content-model/filled.ts'
import { chatMessages, chatWords } from '#content-model/pages/chat-page.ts'
import { routes } from '#content-model/routes.ts'
import { labelled } from '#search/answer/invented.ts'
import { placesOf, type SiteAnswer } from '#search/answer/site-answer.ts'
import type { SiteSearch } from '#search/site-search.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Settings } from '#server/platform/config/settings.ts'
import { errorCode } from '#server/platform/error-code.ts'
import type { Left, Limits } from '#server/platform/limits/limits.ts'
import type { Visitor } from '#server/platform/limits/visitor.ts'
import type { Log } from '#server/platform/log.ts'
import { type Chunk, type Completion, CompletionFailure } from '#server/questions/ai/completion.ts'
import type { GuardedCompletion } from '#server/questions/ai/guard.ts'
import { isCrisis } from '#server/questions/crisis.ts'
import { readEarlier, readQuestion } from '#server/questions/read-question.ts'
import { checkAnswer, contextFor, type SiteContext } from '#server/questions/site-context.ts'
import type { Gate } from '#wit/gate/gate.ts'

export interface Asking {
  readonly visitor: Visitor
  /** Earlier questions of the visit as the page sent them, the latest first. */
  readonly earlier?: readonly string[]
  /** Whether text is wanted as it comes. */
  readonly stream: boolean
  /** Aborted when the visitor leaves. */
  readonly signal: AbortSignal
}

export interface Answers {
  /** Replies to a typed question. Never throws; just ends when the visitor has left. */
  ask(typed: string, asking: Asking): AsyncIterable<ReplyEvent>
}

export interface AnswersParts {
  readonly settings: Pick<Settings, 'aiMode' | 'aiContext'>
  /** The configured service; without one the site answers. */
  readonly service: GuardedCompletion | undefined
  readonly search: Pick<SiteSearch, 'answer' | 'nearest' | 'context' | 'whole'>
  readonly loadGate: () => Promise<Pick<Gate, 'graveKind'>>
  readonly limits: Limits
  readonly clock: Pick<Clock, 'now'>
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>
}

/** The answer where the site's pages do not cover a question: what comes nearest to it, or the contact page. */
function notCovered({ text, links }: SiteAnswer): SiteAnswer {
  if (links.length === 0)
    return { text: chatWords.notCovered, links: [{ label: chatWords.contact, href: routes.contact }] }
  return { text: text === '' ? chatWords.mayHave : `${chatWords.nearest}\n${text}`, links }
}

/** The reply to a visitor who might come to harm: no page, and no service. */
const crisisReply: readonly ReplyEvent[] = [
  { kind: 'source', label: chatWords.crisisLabel },
  { kind: 'text', text: chatWords.crisis },
  { kind: 'end', cutOff: false },
]

/** A question as typed and as complete as if asked alone, with the passages that go along with it. */
interface Whole {
  readonly question: string
  readonly whole: string
  readonly context: SiteContext | undefined
}

/** Answers questions by the service, or else from the site's own pages. No question or answer is kept or logged. */
export function createAnswers({ settings, service, search, loadGate, limits, clock, log }: AnswersParts): Answers {
  /** Every question costs a search at least; a visitor over a limit is refused before any work. */
  async function refusedEarly(question: string, visitor: Visitor): Promise<ReplyEvent | undefined> {
    const forService = service && !service.outage({ question })
    const early = forService ? refusalOf(await limits.look(visitor, 'ai')) : undefined
    return early ?? refusalOf(await limits.take(visitor, 'search'))
  }

  const withContext = settings.aiMode === 'chat' && settings.aiContext === 'site'

  /** A question completed by the earlier ones, and the passages that go along with it. */
  async function readWhole(question: string, sent: readonly string[]): Promise<Whole> {
    const earlier = readEarlier(sent)
    const whole = earlier.length > 0 ? await search.whole(question, earlier) : question
    if (!service || !withContext) return { question, whole, context: undefined }
    const before = earlier.map((turn) => turn.question)
    return { question, whole, context: contextFor(question, before, await search.context(whole)) }
  }

  async function* reply(typed: string, asking: Asking): AsyncGenerator<ReplyEvent> {
    const early = await refusedEarly(typed, asking.visitor)
    if (early) {
      yield early
      return
    }
    if (isCrisis(typed, await loadGate())) yield* crisisReply
    else yield* answered(typed, asking)
  }

  async function* answered(typed: string, asking: Asking): AsyncGenerator<ReplyEvent> {
    const asked = await readWhole(typed, asking.earlier ?? [])
    const { question, whole, context } = asked
    // Without a near passage the site declines by itself, and the service is not asked.
    const wanted = context?.passages.length === 0 ? undefined : service
    const outage = wanted?.outage(context ?? { question })
    const available = outage === undefined ? wanted : undefined
    const refusal = available && refusalOf(await limits.take(asking.visitor, 'ai'))
    if (refusal) yield refusal
    else if (available) yield* fromService(available, asked, asking)
    else yield* fromSite(whole, outage)
  }

  async function* fromService(
    available: Completion,
    { question, whole, context }: Whole,
    asking: Asking,
  ): AsyncGenerator<ReplyEvent> {
    try {
      if (context) yield* fromContext(available, whole, context, asking)
      else yield* answerOf(available, question, asking)
    } catch (error) {
      if (asking.signal.aborted) return
      const { fault, status } =
        error instanceof CompletionFailure ? error : { fault: errorCode(error), status: undefined }
      log.warn({ fault, ...(status !== undefined && { status }) }, 'no AI answer')
      if (fault === 'crowded')
        yield { kind: 'refused', why: 'out', message: chatMessages.crowded, retryAfterSeconds: 5 }
      else yield* fromSite(whole, fault)
    }
  }

  /** A service's answer out of passages of the site, if they bear it out once it is whole; else the site's own. */
  async function* fromContext(
    { label, complete }: Completion,
    question: string,
    context: SiteContext,
    { signal }: Asking,
  ): AsyncGenerator<ReplyEvent> {
    let [written, cutOff] = ['', false]
    for await (const chunk of complete({ ...context, stream: false, signal })) {
      if (chunk.kind === 'text') written += chunk.text
      else cutOff = chunk.cutOff
    }
    const checked = checkAnswer(written, context.passages, cutOff)
    if (checked.kind === 'unsupported') {
      log.warn({ fault: 'unsupported', why: checked.why }, 'no AI answer')
      yield* fromSite(question, undefined)
      return
    }
    const sourced = checked.kind === 'answer' ? checked.passages : []
    const answer =
      checked.kind === 'answer'
        ? { text: labelled(checked.text, sourced), links: placesOf(sourced) }
        : notCovered(await search.nearest(question))
    yield {
      kind: 'source',
      label: checked.kind === 'answer' ? filled(chatWords.contextLabel, { service: label }) : label,
    }
    yield* linesOf(answer)
    yield { kind: 'end', cutOff }
  }

  /** The site's own answer, after a sentence about the outage if there is one. */
  async function* fromSite(question: string, outage: string | undefined): AsyncGenerator<ReplyEvent> {
    const found = await search.answer(question)
    if (outage !== undefined) {
      const messages = outage === 'budget' ? chatMessages.budget : chatMessages.outage
      if (!found) {
        yield { kind: 'refused', why: 'out', message: messages.alone }
        return
      }
      yield { kind: 'notice', message: messages.searched }
    }
    const answer = found ?? notCovered(await search.nearest(question))
    yield { kind: 'source', label: chatWords.searchLabel }
    yield* linesOf(answer)
    yield { kind: 'end', cutOff: false }
  }

  return {
    async *ask(typed, asking) {
      const read = readQuestion(typed)
      if (!read.ok) {
        yield { kind: 'refused', why: 'question', message: read.message }
        return
      }
      const begun = clock.now()
      let last: ReplyEvent['kind'] | undefined
      try {
        for await (const event of reply(read.question, asking)) {
          last = event.kind
          yield event
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

/** The refusal of a visitor who asked too often. */
const refusalOf = (left: Left): ReplyEvent | undefined =>
  left.allowed
    ? undefined
    : { kind: 'refused', why: 'limit', message: chatMessages.limit, retryAfterSeconds: left.retryAfterSeconds }

function* linesOf({ text, links }: SiteAnswer): Generator<ReplyEvent> {
  yield { kind: 'text', text }
  for (const { label, href } of links) yield { kind: 'link', label, href }
}

/** A service's answer under its label, which waits for the first text. */
async function* answerOf(
  service: Completion,
  question: string,
  { stream, signal }: Asking,
): AsyncGenerator<ReplyEvent> {
  let named = false
  for await (const chunk of service.complete({ question, stream, signal })) {
    if (!named) yield { kind: 'source', label: service.label }
    named = true
    yield withoutUsage(chunk)
  }
}

/** Used tokens are for the budget, not for visitors. */
const withoutUsage = (chunk: Chunk): ReplyEvent =>
  chunk.kind === 'end' ? { kind: 'end', cutOff: chunk.cutOff } : chunk
