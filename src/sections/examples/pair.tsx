import type { Placed } from '#content-model/collections/examples/score.ts'
import type { Pair as ExamplePair } from '#content-model/collections/examples/walls.ts'
import { Mouth } from '#ui/mouth.tsx'
import { CopyResult, type CopyWords } from './copy-result.tsx'
import { DrynessMark } from './dryness-mark.tsx'
import style from './pair.module.css'

export interface PairWords extends CopyWords {
  before: string
  after: string
}

interface PairProps extends Omit<Placed<ExamplePair>, 'item'> {
  pair: ExamplePair
  words: PairWords
}

/** A sentence, small, and its result, large. All of it links to the example's page. */
export function Pair({ pair, place, voice, words }: PairProps) {
  const { href, before, meta, dryness } = pair
  return (
    <article className={style.pair} data-place={place} data-voice={voice} data-pair="">
      <p className={style.before}>
        <span className="visually-hidden">{words.before}</span>
        {before}
      </p>
      <p className={style.after}>
        <span className="visually-hidden">{words.after}</span>
        <a href={href} data-result="">
          <Breaths {...pair} dash={place === 'solo'} />
        </a>
      </p>
      <div className={style.meta}>
        <p>{meta}</p>
        <DrynessMark dryness={dryness} />
        <CopyResult words={words} className={style.copy ?? ''} />
      </div>
    </article>
  )
}

interface BreathsProps {
  kept: string
  added: string
  /** Adds the dash at the end. */
  dash?: boolean
  /** Lifts the dash's end. */
  smirk?: boolean
}

/** A result, its sentence light and its addition on a line of its own. Screen readers and the clipboard get one line. */
export function Breaths({ kept, added, dash = false, smirk = false }: BreathsProps) {
  const gap = added.lastIndexOf(' ') + 1
  return (
    <>
      {kept && <span className={`${style.breath} ${style.kept}`}>{kept}</span>}
      {kept && ' '}
      <span className={style.breath}>
        {dash ? (
          <>
            {added.slice(0, gap)}
            <span className={style.end}>
              {added.slice(gap)}
              <Mouth className={style.dash} data-smirk={smirk || undefined} />
            </span>
          </>
        ) : (
          added
        )}
      </span>
    </>
  )
}
