import type { Exchange } from './exchange.ts'
import style from './places.module.css'

export interface PlacesWords {
  readonly seeAlso: string
  readonly askNext: string
}

/** Links to the place of an answer and to further places. */
export function Places({ words, links }: { words: PlacesWords; links: Exchange['links'] }) {
  const next = links.find(isQuestion)
  const [place, ...others] = links.filter((link) => link !== next)
  return (
    <>
      {place && (
        <p className={style.place}>
          <a href={place.href}>{place.label}</a>
        </p>
      )}
      {others.length > 0 && (
        <p className={style.others}>
          {`${words.seeAlso} `}
          {others.map(({ label, href }, index) => (
            <span key={href}>
              {index > 0 && ', '}
              <a href={href}>{label}</a>
            </span>
          ))}
        </p>
      )}
      {next && (
        <p className={style.others}>
          {`${words.askNext} `}
          <a href={next.href}>{next.label}</a>
        </p>
      )}
    </>
  )
}

/** Whether a link leads to the question page with a question in its field. */
const isQuestion = ({ href }: Exchange['links'][number]): boolean => href.includes('?')
