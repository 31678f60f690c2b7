import style from './link-list.module.css'

interface LinkListProps {
  title: string
  links: readonly { label: string; href: string; newTab?: boolean }[]
}

/** A titled column of links. */
export function LinkList({ title, links }: LinkListProps) {
  return (
    <nav className={style.list} aria-label={title}>
      <h2 className={style.title}>{title}</h2>
      <ul className={style.links}>
        {links.map(({ label, href, newTab }) => (
          <li key={label}>
            <a href={href} {...(newTab && { target: '_blank', rel: 'noopener' })}>
              {label}
              {newTab && <span className="visually-hidden"> (opens in a new tab)</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
