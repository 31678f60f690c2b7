import style from './contents.module.css'

interface ContentsProps {
  /** Name of the list, for screen readers. */
  label: string
  links: readonly { label: string; href: string }[]
}

/** Contents of a long page, on one line. */
export function Contents({ label, links }: ContentsProps) {
  return (
    <nav className={style.contents} aria-label={label}>
      <ul className={style.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
