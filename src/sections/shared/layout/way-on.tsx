import { TextLink } from '#ui/text-link.tsx'
import style from './way-on.module.css'

interface WayOnProps {
  /** Name of the list of links, for screen readers. */
  label: string
  text: string
  links: readonly { label: string; href: string }[]
}

/** The last line of a page, with links to related ones. */
export function WayOn({ label, text, links }: WayOnProps) {
  return (
    <nav className={style.on} aria-label={label}>
      <p className={style.text}>{text}</p>
      <ul className={style.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
