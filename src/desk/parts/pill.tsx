import type { ComponentProps, ReactNode } from 'react'
import { Mouth } from '#ui/mouth.tsx'
import style from './pill.module.css'

interface Look {
  children: ReactNode
  /** One primary a view, which ends in a mouth; then outlines, then bare words. */
  kind?: 'primary' | 'outline' | 'bare'
  /** Deletes, or has no way back. */
  grave?: boolean
  /** 28 high, in a table. */
  slight?: boolean
}

type PressProps = Look & ComponentProps<'button'> & { href?: never }
type LinkProps = Look & ComponentProps<'a'> & { href: string }

/** A control of the desk, 36 high; 44 where fingers press it. */
export function Pill({ kind = 'outline', grave = false, slight = false, children, ...props }: PressProps | LinkProps) {
  const look = {
    className: style.pill,
    'data-kind': kind,
    'data-grave': grave || undefined,
    'data-slight': slight || undefined,
  }
  const content = (
    <>
      <span>{children}</span>
      {kind === 'primary' && !grave && <Mouth className={style.mouth} />}
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
    <button {...props} {...look}>
      {content}
    </button>
  )
}
