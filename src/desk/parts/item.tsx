import type { ReactNode } from 'react'
import style from './item.module.css'

interface ItemProps {
  id: string
  /** The id of its heading. */
  name: string
  /** Whether it comes next after an action; then it has the focus, unless it asks a question. */
  next?: boolean
  asks?: boolean
  children: ReactNode
  /** Content beside it; below it on a narrow window. */
  aside?: ReactNode
}

/** An item of a list, with its own buttons. The current one is drawn as a field, and its first button is primary. */
export function Item({ id, name, next = false, asks = false, children, aside }: ItemProps) {
  return (
    <article
      className={style.item}
      id={`item-${id}`}
      aria-labelledby={name}
      tabIndex={-1}
      data-item={id}
      data-current={next ? '' : undefined}
      data-focus={next && !asks ? '' : undefined}
    >
      <div className={style.words}>{children}</div>
      {aside && <div className={style.aside}>{aside}</div>}
    </article>
  )
}

export function ItemActions({ children }: { children: ReactNode }) {
  return <div className={style.actions}>{children}</div>
}

/** Short texts in a row with a dot between them. */
export function Meta({ parts }: { parts: readonly ReactNode[] }) {
  return (
    <p className={style.meta}>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line never move.
        <span key={place}>
          {place > 0 && <span aria-hidden="true">· </span>}
          {part}{' '}
        </span>
      ))}
    </p>
  )
}
