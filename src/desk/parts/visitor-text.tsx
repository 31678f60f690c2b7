import { Fragment } from 'react'
import style from './visitor-text.module.css'

// Control, invisible and direction characters. Joiners stay: emoji and several scripts are written with them.
const hidden = /([^\P{Cc}\n\t]|[\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb])/u

/** A visitor's text, never as markup or links. Invisible characters and those that reverse the line are shown by their numbers. */
export function VisitorText({ text }: { text: string }) {
  const parts = text.split(hidden)
  // `split` puts the matches of the pattern at the odd places.
  return parts.map((part, place) =>
    place % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
      <Fragment key={place}>{part}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <span key={place} className={style.sign}>
        {codeOf(part)}
      </span>
    ),
  )
}

const codeOf = (sign: string) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
