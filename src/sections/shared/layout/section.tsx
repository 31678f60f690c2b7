import type { ComponentProps } from 'react'
import style from './section.module.css'

interface SectionProps extends ComponentProps<'section'> {
  /** Space above the section, below it, or both. */
  space?: 'both' | 'above' | 'below' | 'none'
  /** Animates the section once when it is scrolled into view. */
  reveal?: boolean
}

/** A part of a page between the page's margins. */
export function Section({ space = 'both', reveal = true, className = '', ...props }: SectionProps) {
  return (
    <section
      {...props}
      className={`${style.section} ${className}`}
      data-space={space}
      data-reveal={reveal ? '' : undefined}
    />
  )
}
