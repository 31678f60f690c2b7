import type { ReactNode } from 'react'
import { Drawing } from '#art/drawing.tsx'
import { Goldfish } from '#art/objects/goldfish.tsx'
import style from './empty-state.module.css'

interface EmptyStateProps {
  title: string
  /** Heading level of the title, for the page's outline. */
  level?: 2 | 3
  children: ReactNode
  action?: ReactNode
}

/** Replaces an empty list. */
export function EmptyState({ title, level = 2, children, action }: EmptyStateProps) {
  const Title: `h${2 | 3}` = `h${level}`
  return (
    <div className={style.empty}>
      <div className={style.tile} data-ground="lilac">
        <Drawing grid="tile">
          <Goldfish />
        </Drawing>
      </div>
      <div className={style.words}>
        <Title className={style.title}>{title}</Title>
        <p>{children}</p>
        {action}
      </div>
    </div>
  )
}
