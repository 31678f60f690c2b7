import style from './socials.module.css'

interface SocialsProps {
  links: readonly { name: string; letters: string; href: string; front?: true }[]
  /** Name of the profiles' owner, for screen readers: `Ines Okafor` gives `Ines Okafor on LinkedIn`. */
  of: string
}

/** Two-letter squares with full names. */
export function Socials({ links, of }: SocialsProps) {
  return (
    <ul className={style.socials}>
      {links.map(({ name, letters, href, front }) => (
        <li key={name}>
          <a href={href} rel="noopener" title={name}>
            <span aria-hidden="true">{letters}</span>
            <span className="visually-hidden">{front ? `${name}, front page` : `${of} on ${name}`}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
