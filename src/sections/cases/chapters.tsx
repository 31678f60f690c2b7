import type { ReactNode } from 'react'
import style from './chapters.module.css'

/** Prose whose headings stand beside it: each `h2` in the first five columns, what follows it in the other seven. */
export function Chapters({ children }: { children: ReactNode }) {
  return <div className={style.chapters}>{children}</div>
}
