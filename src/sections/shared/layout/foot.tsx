import style from './foot.module.css'

interface FootProps {
  /** Name of the list of links, for screen readers. */
  label: string
  links: readonly { label: string; href: string }[]
  /** The address among them of the current page. */
  current?: string
  /** Aligns with a list as wide as the window. */
  wide?: boolean
}

/** A quiet line below a page's last section: the same list in other forms. */
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
