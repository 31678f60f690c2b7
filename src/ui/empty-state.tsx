import type { ReactNode } from 'react'
import { ObjectDrawing } from '#art/object.tsx'
import style from './empty-state.module.css'

interface EmptyStateProps {
  title: string
  children: ReactNode
  /** A way on. */
  action?: ReactNode
}

/** Where a list would be, had it anything in it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={style.empty}>
      <div className={style.tile} data-ground="lilac">
        <ObjectDrawing name="goldfish" />
      </div>
      <div className={style.words}>
        <h2 className={style.title}>{title}</h2>
        <p>{children}</p>
        {action}
      </div>
    </div>
  )
}
