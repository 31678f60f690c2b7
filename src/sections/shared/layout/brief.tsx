import type { ComponentProps } from 'react'
import { Beside } from './beside.tsx'
import style from './brief.module.css'

/** A few paragraphs beside their title; the first is larger. */
export function Brief({ children, ...section }: ComponentProps<typeof Beside>) {
  return (
    <Beside {...section}>
      <div className={style.brief}>{children}</div>
    </Beside>
  )
}
