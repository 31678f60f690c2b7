import type { ReactNode } from 'react'
import style from './item.module.css'

interface ItemProps {
  id: string
  /** The id of its heading. */
  name: string
  /** The one that comes next after an action; it has the focus, unless it asks something. */
  next?: boolean
  asks?: boolean
  children: ReactNode
  /** Stands beside it, below it on a narrow window. */
  aside?: ReactNode
}

/** One of a list, with its own buttons. The one under the keyboard is a field, and its first button is the primary one. */
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

/** The buttons of an item, in a row. */
export function ItemActions({ children }: { children: ReactNode }) {
  return <div className={style.actions}>{children}</div>
}

/** Short texts one after the other, with a dot between them. */
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
