import type { ComponentProps, ReactNode } from 'react'
import { Mouth } from '#ui/mouth.tsx'
import style from './pill.module.css'

interface Look {
  children: ReactNode
  /** One primary button per view; it ends in a mouth. */
  kind?: 'primary' | 'outline' | 'bare'
  /** For deletions and actions without an undo. */
  destructive?: boolean
  /** 28px high, for tables. */
  slight?: boolean
}

type PressProps = Look & ComponentProps<'button'> & { href?: never }
type LinkProps = Look & ComponentProps<'a'> & { href: string }

/** A button or link of the desk, 36px high; 44px on touch screens. */
export function Pill({
  kind = 'outline',
  destructive = false,
  slight = false,
  children,
  ...props
}: PressProps | LinkProps) {
  const look = {
    className: style.pill,
    'data-kind': kind,
    'data-destructive': destructive || undefined,
    'data-slight': slight || undefined,
  }
  const content = (
    <>
      <span>{children}</span>
      {kind === 'primary' && !destructive && <Mouth className={style.mouth} />}
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
