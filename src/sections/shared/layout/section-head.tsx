import type { ReactNode } from 'react'
import { Heading } from '#ui/heading.tsx'
import style from './section-head.module.css'

interface SectionHeadProps {
  title: string
  lines?: readonly string[]
  as?: 'h1' | 'h2'
  /** Text at the end of the line. */
  aside?: ReactNode
}

/** Opening of a section. */
export function SectionHead({ title, lines, as = 'h2', aside }: SectionHeadProps) {
  return (
    <div className={style.head}>
      <Heading as={as} size={as} {...(lines && { lines })} text={title} />
      {typeof aside === 'string' ? <p className={style.aside}>{aside}</p> : aside}
    </div>
  )
}
