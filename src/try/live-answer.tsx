import style from './live-answer.module.css'
import { NearList } from './near-list.tsx'
import { Result } from './result.tsx'
import { Sentences } from './sentences.tsx'
import type { ShownResult } from './use-try.ts'
import type { TryWords } from './words.ts'

/** A shown result with its label. */
export interface StandingResult {
  readonly label: string
  readonly sentence: string
  readonly result: string
  /** Whether the sentence is an example's instead of the visitor's, so that it is shown too. */
  readonly nearest: boolean
}

/** The result in the place of the answer, if there is one. */
export function standingOf(shown: ShownResult): StandingResult | undefined {
  if (shown.state !== 'answer' || shown.answer.result === '') return undefined
  const { label, sentence, result, kind } = shown.answer
  return { label, sentence, result, nearest: kind === 'nearest' }
}

interface LiveAnswerProps {
  words: TryWords
  shown: ShownResult
  standing: StandingResult | undefined
  busy: boolean
  /** Whether the page says that an answer is under way. */
  mentioned: boolean
  /** Whether the place of the answer has other content until there is one. */
  placeless?: boolean
}

/** The result, announced to screen readers. */
export function LiveAnswer({ words, shown, standing, busy, mentioned, placeless = false }: LiveAnswerProps) {
  const waits = !placeless && !mentioned && shown.state === 'yours'
  return (
    <>
      <div className={style.live} aria-live="polite" aria-atomic="true" data-result="" data-busy={busy || undefined}>
        {mentioned && <p className={style.alone}>{words.waiting}</p>}
        {!mentioned && standing && (
          <div key={standing.result} className={style.shown}>
            <p className={style.label}>{standing.label}</p>
            {standing.nearest && <p className={style.theirs}>{standing.sentence}</p>}
            <Result sentence={standing.sentence} result={standing.result} />
          </div>
        )}
        {!mentioned && !standing && <Instead shown={shown} />}
      </div>
      {waits && <p className={style.alone}>{words.yours}</p>}
    </>
  )
}

/** The message in place of an answer. */
function Instead({ shown }: { shown: ShownResult }) {
  if (shown.state === 'problem') return <p className={style.head}>{shown.message}</p>
  if (shown.state !== 'answer') return null
  const { label, near, hint } = shown.answer
  return (
    <div className={style.shown}>
      <p className={style.head}>
        <Sentences text={label} />
      </p>
      {near.length > 0 && <NearList near={near} />}
      {hint && <p className={style.hint}>{hint}</p>}
    </div>
  )
}
