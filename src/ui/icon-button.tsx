import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icon.tsx'
import style from './icon-button.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName
  /** The button's name for those who can't see the icon. */
  label: string
  /** Solid mint, after the thing it does was done. */
  done?: boolean
}

/** A round 44 px button. */
export function IconButton({ icon, label, done = false, className = '', ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...props}
      className={`${style.button} ${className}`}
      aria-label={label}
      data-done={done || undefined}
    >
      <Icon name={done ? 'check' : icon} />
    </button>
  )
}
