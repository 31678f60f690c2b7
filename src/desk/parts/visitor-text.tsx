import { Fragment } from 'react'
import style from './visitor-text.module.css'

// Control, invisible and direction characters. Joiners stay: emoji and several scripts are written with them.
const hidden = /([^\P{Cc}\n\t]|[\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb])/u

/** What a visitor typed: text, never markup or links; what can't be seen or turns the line around is drawn by its number. */
export function VisitorText({ text }: { text: string }) {
  const parts = text.split(hidden)
  // Every second part is what the pattern caught.
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
