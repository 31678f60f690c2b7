import style from './contents.module.css'

interface ContentsProps {
  /** What is listed, for screen readers. */
  label: string
  links: readonly { label: string; href: string }[]
}

/** What a long page holds, in one quiet line. */
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
