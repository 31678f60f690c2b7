import type { Exchange } from './exchange.ts'
import style from './instead.module.css'
import { Places, type PlacesWords } from './places.tsx'

/** A passage of the site where no service answered the question. It is no answer, so it is no entry of the history. */
export function Instead({ words, passage }: { words: PlacesWords; passage: Exchange }) {
  return (
    <section className={style.instead} aria-label={passage.source}>
      <p className={style.source}>{passage.source}</p>
      <p className={style.text}>{passage.answer}</p>
      <Places words={words} links={passage.links} />
    </section>
  )
}
