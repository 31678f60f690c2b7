import type { ComponentProps } from 'react'
import { FaceMark } from '#art/face.tsx'
import style from './toast.module.css'

const faces = { success: 'smirk', error: 'glance', waiting: 'blink' } as const

/** A result message. An error interrupts a screen reader; other messages are announced politely. */
export function Toast({
  kind,
  children,
  className = '',
  ...props
}: ComponentProps<'p'> & { kind: keyof typeof faces }) {
  return (
    <p
      {...props}
      className={`${style.toast} ${className}`}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <FaceMark expression={faces[kind]} width={40} height={21} />
      <span>{children}</span>
    </p>
  )
}
