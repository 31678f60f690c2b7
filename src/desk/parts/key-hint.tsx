import style from './key-hint.module.css'

/** A key in its box. Decoration: the control beside it has `aria-keyshortcuts`. */
export function KeyHint({ sign }: { sign: string }) {
  return (
    <span className={`${style.key} ${style.hint}`} aria-hidden="true">
      {sign}
    </span>
  )
}
