import type { ReactNode } from 'react'
import style from './long-text.module.css'

interface LongTextProps {
  /** A note before the text: its kind, or the date of its last change. */
  note: string
  /** Name of the table of contents. */
  label: string
  contents: readonly { label: string; href: string }[]
  children: ReactNode
}

/** Eight columns of text, with its table of contents in the other four. Small windows show the text alone. */
export function LongText({ note, label, contents, children }: LongTextProps) {
  return (
    <div className={style.columns}>
      <div className={style.aside}>
        <p className={style.note}>{note}</p>
        <nav className={style.contents} aria-label={label}>
          <ul className={style.links}>
            {contents.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={style.text}>{children}</div>
    </div>
  )
}
