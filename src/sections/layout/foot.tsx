import style from './foot.module.css'

interface FootProps {
  /** What the links have in common, for screen readers. */
  label?: string
  links?: readonly { label: string; href: string }[]
  /** The address among them where one is. */
  current?: string
  /** Said at the end of the line, where there is something to say. */
  note?: string | undefined
  /** Takes no more room than stands between two sections. */
  tight?: boolean
  /** Starts and ends where a list as wide as the window does. */
  wide?: boolean
}

/** A quiet line in the space under a page's last section: the same list in other forms, and a word about what it shows. */
export function Foot({ label, links, current, note, tight = false, wide = false }: FootProps) {
  return (
    <div className={style.foot} data-tight={tight || undefined} data-wide={wide || undefined}>
      {links && (
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
      )}
      {note !== undefined && <p className={style.note}>{note}</p>}
    </div>
  )
}
