import style from './socials.module.css'

interface SocialsProps {
  links: readonly { name: string; letters: string; href: string; front?: true }[]
  /**
   * Name of the profiles' owner, for screen readers: `Ines Okafor` gives `Ines Okafor on LinkedIn`. The first link to a
   * network's front page says that it is not a profile.
   */
  of: string
}

/** Label of a network's front page, distinct from a profile's. */
const frontOf = (name: string, of: string, index: number) =>
  index === 0 ? `${name}, where ${of} is not` : `${name}, front page`

/** Two-letter squares with full names. */
export function Socials({ links, of }: SocialsProps) {
  return (
    <ul className={style.socials}>
      {links.map(({ name, letters, href, front }, index) => (
        <li key={name}>
          <a href={href} rel="noopener" title={front ? `${name}. ${of} is not there.` : name}>
            <span aria-hidden="true">{letters}</span>
            <span className="visually-hidden">{front ? frontOf(name, of, index) : `${of} on ${name}`}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
