import type { Dryness } from '#content-model/example.ts'
import style from './dryness-mark.module.css'

const mouths: Readonly<Record<Dryness, readonly number[]>> = { crisp: [1], sandy: [1, 2], arid: [1, 2, 3] }

/** The dryness as a word, with one to three mouths. */
export function DrynessMark({ dryness }: { dryness: Dryness }) {
  return (
    <p className={style.dryness}>
      {dryness}
      <span className={style.mouths} aria-hidden="true">
        {mouths[dryness].map((mouth) => (
          <i key={mouth} />
        ))}
      </span>
    </p>
  )
}
