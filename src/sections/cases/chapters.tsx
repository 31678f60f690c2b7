import type { ReactNode } from 'react'
import style from './chapters.module.css'

/** Prose with headings beside it: each `h2` in the first five columns, its text in the other seven. */
export function Chapters({ children }: { children: ReactNode }) {
  return <div className={style.chapters}>{children}</div>
}
