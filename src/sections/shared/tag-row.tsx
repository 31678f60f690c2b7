import { Tag } from '#ui/tag.tsx'
import style from './tag-row.module.css'

interface TagRowProps {
  /** Name of the tags. */
  label: string
  /** Shows the label to everyone, not to screen readers only. */
  labelShown?: boolean
  tags: readonly { label: string; href: string }[]
  /** The address of the current page. */
  current?: string
}

/** Links to lists of the same kind as the current one. */
export function TagRow({ label, labelShown = false, tags, current }: TagRowProps) {
  return (
    <nav aria-label={label}>
      {labelShown && <p className={style.label}>{label}</p>}
      <ul className={style.tags}>
        {tags.map((tag) => (
          <li key={tag.href}>
            <Tag
              href={tag.href}
              className={style.tag ?? ''}
              {...(tag.href === current && { 'aria-current': 'page', 'data-active': '' })}
            >
              {tag.label}
            </Tag>
          </li>
        ))}
      </ul>
    </nav>
  )
}
