import style from './link-list.module.css'

interface LinkListProps {
  title: string
  links: readonly { label: string; href: string; newTab?: boolean; aside?: string }[]
}

/** A titled list of links; nothing without any. */
export function LinkList({ title, links }: LinkListProps) {
  if (links.length === 0) return null
  return (
    <nav className={style.list} aria-label={title}>
      <h2 className={style.title}>{title}</h2>
      <ul className={style.links}>
        {links.map(({ label, href, newTab, aside }) => (
          <li key={label}>
            <a href={href} {...(newTab && { target: '_blank', rel: 'noopener' })}>
              {label}
              {newTab && <span className="visually-hidden"> (opens in a new tab)</span>}
            </a>
            {aside && <span className={style.aside}>{aside}</span>}
          </li>
        ))}
      </ul>
    </nav>
  )
}
