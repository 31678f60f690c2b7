import type { WallRow } from '#content-model/collections/examples/score.ts'
import type { Pair as ExamplePair } from '#content-model/collections/examples/walls.ts'
import style from './example-rows.module.css'
import { Pair, type PairWords } from './pair.tsx'

interface RowsProps {
  rows: readonly WallRow<ExamplePair>[]
  words: PairWords
}

/** Rows of pairs in twelve columns. Sentences, results and tags align across a row. */
export function Rows({ rows, words }: RowsProps) {
  return rows.map((row) => (
    <div key={row[0]?.item.id} className={style.row} data-pairs={row.length}>
      {row.map(({ item, place, voice }) => (
        <Pair key={item.id} pair={item} place={place} voice={voice} words={words} />
      ))}
    </div>
  ))
}

/** Three pairs of the same size. */
export const rowOfThree = (pairs: readonly ExamplePair[]): WallRow<ExamplePair>[] => [
  pairs.map((item) => ({ item, place: 'narrow', voice: 'quiet' })),
]
