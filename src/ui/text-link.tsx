import type { ComponentProps } from 'react'
import style from './text-link.module.css'

/** A link that stands alone, on a line of its own. */
export function TextLink({ className = '', ...props }: ComponentProps<'a'>) {
  return <a {...props} className={`${style.link} ${className}`} />
}
