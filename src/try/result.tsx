import { splitResult } from '#content-model/result-parts.ts'
import style from './result.module.css'

/** Characters from which a result is set smaller, and again smaller, to fit its tile. */
const long = { some: 110, very: 200 } as const

interface ResultProps {
  sentence: string
  result: string
}

/** A result in two parts: the sentence light, the addition bold on lines of its own. Read aloud and copied, it is one line. */
export function Result({ sentence, result }: ResultProps) {
  const breaths = splitResult(sentence, result)
  const some = result.length > long.some ? 'some' : undefined
  return (
    <p className={style.result} data-long={result.length > long.very ? 'very' : some}>
      {breaths ? (
        <>
          <span>{breaths.kept}</span> <b>{breaths.added}</b>
        </>
      ) : (
        result
      )}
    </p>
  )
}
