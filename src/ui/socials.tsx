import style from './socials.module.css'

interface SocialsProps {
  links: readonly { name: string; letters: string; href: string; front?: true }[]
  /**
   * Whose profiles these are, for screen readers: `Ines Okafor` gives `Ines Okafor on LinkedIn`. A network's front page is
   * no profile: the first says so.
   */
  of: string
}

/** What a network's front page is called, so that no one takes it for a profile. */
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
