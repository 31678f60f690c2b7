import type { Pair as ExamplePair } from '#content-model/collections/examples/walls.ts'
import { Beside } from '#sections/shared/layout/beside.tsx'
import { CopyResult, type CopyWords } from './copy-result.tsx'
import { DrynessMark } from './dryness-mark.tsx'
import style from './how-dry.module.css'

interface HowDryProps {
  title: string
  results: readonly (ExamplePair & { current: boolean })[]
  words: CopyWords
}

/** All results of one sentence, each a link to its own page. */
export function HowDry({ title, results, words }: HowDryProps) {
  return (
    <Beside title={title} space="below">
      <ul className={style.results}>
        {results.map(({ href, dryness, kept, added, current }) => (
          <li key={dryness} className={style.result} data-pair="">
            <DrynessMark dryness={dryness} />
            <p className={style.after}>
              <a href={href} aria-current={current ? 'page' : undefined} data-result="">
                {kept && <span className={style.kept}>{kept}</span>} {added}
              </a>
            </p>
            <CopyResult words={words} circle />
          </li>
        ))}
      </ul>
    </Beside>
  )
}
