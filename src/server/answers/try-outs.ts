import type { Example } from '#content/example.ts'
import { tryLabels, tryMessages } from '#content/pages/try.ts'
import { examplePath } from '#content/routes.ts'
import type { ResultCounts } from '#server/answers/result-counts.ts'
import { readTried, type Tried, type Typed } from '#server/answers/tried.ts'
import type { Settings } from '#server/config/settings.ts'
import { createVisitorLimits } from '#server/limits/question-limits.ts'
import type { Visitor } from '#server/limits/visitor.ts'
import type { Clock } from '#server/runtime/clock.ts'
import type { Log } from '#server/runtime/log.ts'
import type { TryAnswer, TryRefusal } from '#try/wire.ts'
import { answer } from '#wit/answer.ts'
import type { Drawer } from '#wit/nearest/nearest.ts'

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

export interface TryOuts {
  /** Answers a tried sentence. Nothing that was typed is kept or logged. */
  answer(typed: Typed, trying: Trying): Promise<TryReply>
  /** Counts a result that fell flat, by its id; one that is none of ours is left alone. */
  fellFlat(id: string, visitor: Visitor): void
  /** Loads what the first answer needs. */
  prepare(): Promise<void>
}

export interface TryOutsParts {
  readonly settings: Pick<Settings, 'rateLimits'>
  readonly loadDrawer: () => Promise<Drawer>
  readonly counts: Pick<ResultCounts, 'shown' | 'fellFlat'>
  readonly clock: Pick<Clock, 'now'>
  readonly log: Pick<Log, 'info'>
}

/** Ids as they are given: a pattern's, situation's or phrase's with a line's number, or an example's with its dryness. */
const resultId = /^[a-z0-9-]{1,80}(?:\.\d{1,2}|:(?:crisp|sandy|arid))$/

const nothing = { sentence: '', result: '', why: '', id: '', near: [], hint: '' } as const

const nearby = (example: Example) => ({
  sentence: example.before,
  result: example.results[0]?.after ?? '',
  href: examplePath(example.id),
})

/** Answers what visitors try out, from what is here. */
export function createTryOuts({ settings, loadDrawer, counts, clock, log }: TryOutsParts): TryOuts {
  const limits = createVisitorLimits(clock)
  let drawer: Promise<Drawer> | undefined
  const prepared = () => {
    drawer ??= loadDrawer()
    return drawer
  }

  async function fromHere(tried: Tried): Promise<TryAnswer> {
    const year = new Date(clock.now()).getUTCFullYear()
    const found = answer({ ...tried, year }, await prepared())
    if (found.kind === 'refused') return { ...nothing, kind: 'refused', label: tryMessages.refused }
    if (found.kind === 'none') {
      const near = found.near.map(nearby)
      const fits = found.seenAll ? tryMessages.seenAll : tryMessages.none
      return {
        ...nothing,
        kind: 'none',
        label: near.length > 0 ? fits : tryMessages.noneAlone,
        near,
        hint: tryMessages.hint,
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

  return {
    async answer(typed, { visitor }) {
      const read = readTried(typed)
      if (!read.ok) return { ok: false, status: 422, refusal: read.refusal }
      const wait = settings.rateLimits ? limits.take('try', visitor) : 0
      if (wait > 0) {
        return {
          ok: false,
          status: 429,
          refusal: { message: tryMessages.limit },
          retryAfterSeconds: Math.ceil(wait / 1_000),
        }
      }
      const begun = clock.now()
      const given = await fromHere(read.tried)
      log.info({ outcome: given.kind, ms: clock.now() - begun }, 'try-out')
      return { ok: true, answer: given }
    },
    fellFlat(id, visitor) {
      if (resultId.test(id) && (!settings.rateLimits || limits.take('flat', visitor) === 0)) counts.fellFlat(id)
    },
    async prepare() {
      const found = await prepared()
      // Reading the first sentence sets the tagger up, a tenth of a second.
      answer({ message: 'The meeting is at 10.', year: 2000 }, found)
    },
  }
}
