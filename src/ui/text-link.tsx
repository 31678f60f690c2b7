import type { ComponentProps } from 'react'
import style from './text-link.module.css'

/** A link on a line of its own. */
export function TextLink({ className = '', ...props }: ComponentProps<'a'>) {
  return <a {...props} className={`${style.link} ${className}`} />
}
