import { drynesses } from '#content-model/example.ts'
import { titleLabels, titleLimits, titleMessages, unfitReasons } from '#content-model/pages/try-titles.ts'
import type { TitleTexts } from '#content-model/title-texts.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import type { Visitor } from '#server/platform/limits/visitor.ts'
import type { Log } from '#server/platform/log.ts'
import { readShown } from '#try/titles/shown.ts'
import type { TitlesAnswer, TitlesRefusal } from '#try/titles/wire.ts'
import type { Gate } from '#wit/gate/gate.ts'
import { readKeywords } from '#wit/titles/keyword-list.ts'
import { pixelWidth } from '#wit/titles/pixel-width.ts'
import { createTitles, type Title } from '#wit/titles/titles.ts'

/** A visitor's request for titles, as it was sent. */
export interface TypedKeywords {
  readonly keywords: string
  readonly dryness: string
  /** Titles shown before, as `writeShown` writes them. */
  readonly shown: string
  /** The keyword that is to get another title. */
  readonly another: string
}

export type TitlesReply =
  | { readonly ok: true; readonly answer: TitlesAnswer }
  | {
      readonly ok: false
      readonly status: 422 | 429
      readonly refusal: TitlesRefusal
      readonly retryAfterSeconds?: number
    }

export interface TitleLists {
  /** Writes titles for a list of keywords. Keywords are neither kept nor logged. */
  write(typed: TypedKeywords, visitor: Visitor): Promise<TitlesReply>
}

export interface TitleListsParts {
  readonly limits: Pick<Limits, 'take'>
  readonly clock: Pick<Clock, 'now'>
  readonly log: Pick<Log, 'info'>
  readonly texts: TitleTexts
  readonly gate: Gate
}

const row = ({ title, description, ...rest }: Title): TitlesAnswer['rows'][number] => ({
  ...rest,
  title,
  description,
  titleLength: [...title].length,
  titleWidth: pixelWidth(title),
  descriptionLength: [...description].length,
})

const refused = (message: string): TitlesReply => ({
  ok: false,
  status: 422,
  refusal: { aboutKeywords: true, message },
})

/** Answers lists of keywords, within the same limit as the other try-outs. */
export function createTitleLists({ limits, clock, log, texts, gate }: TitleListsParts): TitleLists {
  const titles = createTitles(texts, gate)
  return {
    async write(typed, visitor) {
      const left = await limits.take(visitor, 'titles')
      if (!left.allowed) {
        const refusal = { aboutKeywords: false, message: titleMessages.limit }
        return { ok: false, status: 429, refusal, retryAfterSeconds: left.retryAfterSeconds }
      }
      const { keywords, repeated } = readKeywords(typed.keywords)
      if (keywords.length === 0) return refused(titleMessages.empty)
      if (keywords.length > titleLimits.keywords) {
        return refused(titleMessages.tooMany.replace('{count}', keywords.length.toLocaleString('en-US')))
      }
      const begun = clock.now()
      const written = titles.write({
        keywords,
        dryness: drynesses.find((known) => known === typed.dryness),
        shown: readShown(typed.shown),
        another: typed.another || undefined,
      })
      log.info({ titles: written.titles.length, unfit: written.unfit.length, ms: clock.now() - begun }, 'titles')
      return {
        ok: true,
        answer: {
          covered: titleLabels.covered(written.titles.length, keywords.length),
          rows: written.titles.map(row),
          unfit: written.unfit.map(({ keyword, reason }) => ({ keyword, reason: unfitReasons[reason] })),
          repeated,
        },
      }
    },
  }
}
