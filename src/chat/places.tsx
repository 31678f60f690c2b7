import type { Exchange } from './exchange.ts'
import style from './places.module.css'

export interface PlacesWords {
  readonly seeAlso: string
}

/** Where an answer stands, and where else to look. */
export function Places({ words, links }: { words: PlacesWords; links: Exchange['links'] }) {
  const [place, ...others] = links
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
    </>
  )
}
