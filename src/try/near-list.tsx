import { splitResult } from '#content-model/result-parts.ts'
import style from './near-list.module.css'
import type { NearExample } from './wire.ts'

/** Characters of the longest example up to which each has a line to itself. */
const oneLine = 55

/** Examples near a sentence that none fits: their sentence, then the addition in bold. */
export function NearList({ near }: { near: readonly NearExample[] }) {
  return (
    <ul className={style.near} data-long={near.some(({ result }) => result.length > oneLine) || undefined}>
      {near.map(({ sentence, result, href }) => {
        const { kept, added } = splitResult(sentence, result) ?? { kept: sentence, added: result }
        return (
          <li key={href}>
            <a href={href}>
              <span>{kept}</span> <b>{added}</b>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
