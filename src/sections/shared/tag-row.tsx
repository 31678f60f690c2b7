import { Tag } from '#ui/tag.tsx'
import style from './tag-row.module.css'

interface TagRowProps {
  /** What the tags are. */
  label: string
  /** Says it for everyone, not for screen readers alone. */
  labelShown?: boolean
  tags: readonly { label: string; href: string }[]
  /** The address of the page this is. */
  current?: string
}

/** Lists of one kind to go to from one of them. */
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
