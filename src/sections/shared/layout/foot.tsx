import style from './foot.module.css'

interface FootProps {
  /** What the links have in common, for screen readers. */
  label: string
  links: readonly { label: string; href: string }[]
  /** The address among them where one is. */
  current?: string
  /** Starts and ends where a list as wide as the window does. */
  wide?: boolean
}

/** A quiet line in the space under a page's last section: the same list in other forms. */
export function Foot({ label, links, current, wide = false }: FootProps) {
  return (
    <div className={style.foot} data-wide={wide || undefined}>
      <nav aria-label={label}>
        <ul className={style.links}>
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href} aria-current={link.href === current ? 'page' : undefined}>
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
