import type { ReactNode } from 'react'
import { Heading } from '#ui/heading.tsx'
import style from './yours.module.css'

interface YoursProps {
  title: string
  lines: readonly string[]
  /** The two fields. */
  children: ReactNode
}

/** A band below others' sentences that asks for one's own. One a page; `#yours` leads to it. */
export function Yours({ title, lines, children }: YoursProps) {
  return (
    <section id="yours" className={style.band} data-ground="sky" aria-label={title}>
      <Heading size="h2" lines={lines} text={title} />
      <div>{children}</div>
    </section>
  )
}
