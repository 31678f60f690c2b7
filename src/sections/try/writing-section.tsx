import type { ReactNode } from 'react'
import { Section } from '#sections/shared/layout/section.tsx'
import { Heading } from '#ui/heading.tsx'
import style from './writing-section.module.css'

interface WritingSectionProps {
  title: string
  lines: readonly string[]
  /** The try-out: its words are below the title, its sheet is beside both. */
  children: ReactNode
}

/** The columns of `Beside` for a try-out: title and words in the first, the rest from the sixth on. */
export function WritingSection({ title, lines, children }: WritingSectionProps) {
  return (
    <Section className={style.columns ?? ''}>
      <Heading size="h3" text={title} lines={lines} className={style.title ?? ''} />
      {children}
    </Section>
  )
}
