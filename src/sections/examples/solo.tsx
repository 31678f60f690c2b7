import type { Accent, ObjectName } from '#art/names.ts'
import { ObjectDrawing } from '#art/object.tsx'
import type { Placed } from '#content-model/collections/examples/score.ts'
import type { Pair as ExamplePair } from '#content-model/collections/examples/walls.ts'
import { Pair, type PairWords } from './pair.tsx'
import style from './solo.module.css'

interface SoloProps extends Placed<ExamplePair> {
  ground: Accent
  words: PairWords
}

/** One pair across the window, with a drawing of its thing where there is one. */
export function Solo({ item, place, voice, ground, words }: SoloProps) {
  return (
    <div className={style.solo} data-ground={ground} data-drawn={item.object !== undefined || undefined}>
      <Pair pair={item} place={place} voice={voice} words={words} />
      {/* The schema of examples accepts names of drawings only. */}
      {item.object && <ObjectDrawing name={item.object as ObjectName} className={style.object} />}
    </div>
  )
}
