import type { Example } from '#content-model/example.ts'
import { tryLabels, tryReplies } from '#content-model/pages/try-page.ts'
import { examplePath } from '#content-model/routes.ts'
import { lazy } from '#language/lazy.ts'
import { inSlices } from '#language/slices.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import type { Visitor } from '#server/platform/limits/visitor.ts'
import type { Log } from '#server/platform/log.ts'
import { readTried, type Tried, type TriedText } from '#server/questions/read-tried.ts'
import type { ResultCounts } from '#server/questions/result-counts.ts'
import { countedAs, createSignedResults, mechanismOf, type SignedResult } from '#server/questions/signed-results.ts'
import type { ResultWriter } from '#server/questions/write-results.ts'
import type { TryAnswer, TryRefusal } from '#try/wire.ts'
import { answer, judgeAsked, setUp } from '#wit/answer.ts'
import type { Gate } from '#wit/gate/gate.ts'
import type { Drawer } from '#wit/nearest/nearest.ts'
import { mechanisms } from '#wit/written/mechanisms.ts'

export interface Trying {
  readonly visitor: Visitor
  /** Aborted when the visitor leaves. */
  readonly signal: AbortSignal
}

export type TryReply =
  | { readonly ok: true; readonly answer: TryAnswer }
  | {
      readonly ok: false
      readonly status: 422 | 429
      readonly refusal: TryRefusal
      readonly retryAfterSeconds?: number
    }

/** How grave the words of a brief are: the place of the first grave text and its words, which are empty where it swears. */
export type BriefWeight =
  | { readonly grave: false }
  | { readonly grave: true; readonly at: number; readonly words: string }

export interface TryOuts {
  /** Answers a tried sentence. It is neither kept nor logged. */
  answer(typed: TriedText, trying: Trying): Promise<TryReply>
  /**
   * Whether the words of a brief are too grave for a joke. They are neither kept nor logged, and no service is asked.
   * @returns undefined when this visitor has asked too often
   */
  weigh(words: readonly string[], visitor: Visitor): Promise<BriefWeight | undefined>
  /** Counts a vote that a result fell flat; unknown ids are ignored. */
  vote(id: string, visitor: Visitor): Promise<void>
  /** Loads the data of the first answer. */
  prepare(): Promise<void>
}

export interface TryOutsParts {
  /** Writes results by the configured service; without it all answers are the site's own. */
  readonly writer: ResultWriter | undefined
  readonly limits: Pick<Limits, 'take'>
  readonly loadDrawer: () => Promise<Drawer>
  readonly loadGate: () => Promise<Gate>
  readonly counts: Pick<ResultCounts, 'shown' | 'vote'>
  readonly clock: Pick<Clock, 'now'>
  readonly log: Pick<Log, 'info'>
}

/** Ids of results: a pattern's, situation's or phrase's id with a line's number, or an example's with its dryness. */
const resultId = /^[a-z0-9-]{1,80}(?:\.\d{1,2}|:(?:crisp|sandy|arid))$/

const nothing = { sentence: '', result: '', why: '', id: '', near: [], hint: '' } as const

const nearby = (example: Example) => ({
  sentence: example.before,
  result: example.results[0]?.after ?? '',
  href: examplePath(example.id),
})

/** Written results kept for "Another", besides the one that is shown. */
const othersKept = 2

/** Answers tried sentences: by the service where there is one, else from the site's own drawer and lists. */
export function createTryOuts(parts: TryOutsParts): TryOuts {
  const { writer, limits, loadDrawer, loadGate, counts, clock, log } = parts
  const signed = createSignedResults()
  const prepared = lazy(loadDrawer)

  async function fromHere(tried: Tried): Promise<TryAnswer> {
    const year = new Date(clock.now()).getUTCFullYear()
    const found = answer({ ...tried, year }, await prepared(), await loadGate())
    if (found.kind === 'refused') return { ...nothing, kind: 'refused', label: tryReplies.refused }
    if (found.kind === 'none') {
      const near = found.near.map(nearby)
      const fits = found.seenAll ? tryReplies.seenAll : tryReplies.none
      return {
        ...nothing,
        kind: 'none',
        label: near.length > 0 ? fits : tryReplies.noneAlone,
        near,
        // A visitor who wrote of something grave gets no hint for better jokes.
        hint: found.left ? '' : tryReplies.hint,
      }
    }
    const { kind, sentence, result, why, id } = found
    counts.shown(id)
    return {
      ...nothing,
      kind,
      sentence,
      result,
      why,
      id,
      label: kind === 'nearest' ? tryLabels.nearest : tryLabels.workedOut,
    }
  }

  function show({ mechanism, result, id }: SignedResult, tried: Tried, { model }: ResultWriter): TryAnswer {
    counts.shown(countedAs(mechanism))
    const { why } = mechanisms[mechanism]
    const sentence = tried.message.replace(/\s+/g, ' ')
    return { ...nothing, kind: 'written', sentence, result, why, id, label: tryLabels.written(model) }
  }

  /** A result that the service writes now; undefined where it fails, or is not allowed for this visitor. */
  async function writtenNow(tried: Tried, { visitor, signal }: Trying): Promise<TryAnswer | undefined> {
    if (!writer) return undefined
    const [found, gate] = await Promise.all([prepared(), loadGate()])
    if (
      judgeAsked(tried, found, gate).graveness !== 'fine' ||
      !writer.isAvailable(tried, found, gate) ||
      !(await limits.take(visitor, 'ai')).allowed
    )
      return undefined
    const [best, ...others] = await writer.write(tried, found, gate, signal)
    return best && show(signed.sign(tried, best, others.slice(0, othersKept)), tried, writer)
  }

  return {
    async answer(typed, trying) {
      const read = readTried(typed)
      if (!read.ok) return { ok: false, status: 422, refusal: read.refusal }
      const { tried } = read
      const begun = clock.now()
      const end = (given: TryAnswer): TryReply => {
        log.info({ outcome: trying.signal.aborted ? 'left' : given.kind, ms: clock.now() - begun }, 'try-out')
        return { ok: true, answer: given }
      }
      const others = writer && signed.unseen(tried)
      const written = others ? undefined : await writtenNow(tried, trying)
      if (written) return end(written)
      // The visitor has left.
      if (trying.signal.aborted) return end({ ...nothing, kind: 'none', label: tryReplies.noneAlone })
      const left = await limits.take(trying.visitor, 'try')
      if (!left.allowed) {
        const refusal = { message: tryReplies.limit }
        return { ok: false, status: 429, refusal, retryAfterSeconds: left.retryAfterSeconds }
      }
      const next = others?.[0]
      return end(writer && next ? show(next, tried, writer) : await fromHere(tried))
    },
    async weigh(words, visitor) {
      if (!(await limits.take(visitor, 'try')).allowed) return undefined
      const gate = await loadGate()
      for (const [at, text] of words.entries()) {
        const held = gate.graveInBrief(text, words.toSpliced(at, 1).join('\n'))
        if (held) return { grave: true, at, words: held.words }
      }
      return { grave: false }
    },
    async vote(id, visitor) {
      const mechanism = mechanismOf(id)
      const counted = mechanism ? countedAs(mechanism) : id
      if (resultId.test(counted) && (await limits.take(visitor, 'flat')).allowed) counts.vote(counted)
    },
    async prepare() {
      await inSlices(setUp(await prepared(), await loadGate()))
    },
  }
}
