import { TextLink } from '#ui/text-link.tsx'
import style from './way-on.module.css'

interface WayOnProps {
  /** What the links are, for screen readers. */
  label: string
  text: string
  links: readonly { label: string; href: string }[]
}

/** The last line of a page, for readers who would else have to look for the door. */
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
