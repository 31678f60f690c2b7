import type { ComponentProps } from 'react'
import style from './tag.module.css'

type TagProps = (ComponentProps<'span'> & { href?: never }) | (ComponentProps<'a'> & { href: string })

/** A small pill with a word in it; a link when it has an address. `data-active` makes it solid. */
export function Tag({ className = '', ...props }: TagProps) {
  const name = `${style.tag} ${className}`
  if (props.href !== undefined) return <a {...props} className={name} />
  return <span {...props} className={name} />
}
