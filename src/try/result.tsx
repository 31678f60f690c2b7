import { breathsOf } from '#content-model/breaths.ts'
import style from './result.module.css'

/** Results longer than so many characters are set smaller, so that they keep to their tile. */
const long = { some: 110, very: 200 } as const

interface ResultProps {
  /** What the result belongs to. */
  sentence: string
  result: string
}

/** A result in two breaths: the pause before what was added is set in type. Read and copied it is one line. */
export function Result({ sentence, result }: ResultProps) {
  const breaths = breathsOf(sentence, result)
  const some = result.length > long.some ? 'some' : undefined
  return (
    <p className={style.result} data-long={result.length > long.very ? 'very' : some}>
      {breaths ? (
        <>
          <span>{breaths.kept}</span> <span>{breaths.added}</span>
        </>
      ) : (
        result
      )}
    </p>
  )
}
