import type { ComponentProps, ReactNode } from 'react'
import style from './button.module.css'
import { Mouth } from './mouth.tsx'

interface Look {
  children: ReactNode
  /** 44, 56 and 72 px high. */
  size?: 'small' | 'medium' | 'hero'
  /** Secondary buttons have an outline. */
  kind?: 'primary' | 'secondary'
  /** Adds a mouth that lifts on hover and focus. */
  mouth?: boolean
  wide?: boolean
}

type LinkProps = Look & ComponentProps<'a'> & { href: string }
type PressProps = Look & ComponentProps<'button'> & { href?: never }

/** A pill: a link when it has an address, else a button. */
export function Button({
  size = 'medium',
  kind = 'primary',
  mouth = false,
  wide = false,
  className = '',
  children,
  ...props
}: LinkProps | PressProps) {
  const look = {
    className: `${style.button} ${className}`,
    'data-size': size,
    'data-kind': kind,
    'data-wide': wide || undefined,
  }
  const content = (
    <>
      <span>{children}</span>
      {mouth && <Mouth className={style.mouth} />}
    </>
  )
  if (props.href !== undefined) {
    return (
      <a {...props} {...look}>
        {content}
      </a>
    )
  }
  return (
    <button type="button" {...props} {...look}>
      {content}
    </button>
  )
}
