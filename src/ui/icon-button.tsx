import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icon.tsx'
import style from './icon-button.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName
  /** The button's name for screen readers. */
  label: string
  /** Solid mint, after its action succeeded. */
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
