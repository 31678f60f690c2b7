import style from './contact-details.module.css'

export interface ContactDetailsProps {
  /** Address, telephone and email, each a line; the city has no link of its own. */
  contact: readonly { label: string; href?: string }[]
}

export function ContactDetails({ contact }: ContactDetailsProps) {
  return (
    <ul className={style.details} aria-label="Where we are">
      {contact.map(({ label, href }) => (
        <li key={label}>{href ? <a href={href}>{label}</a> : label}</li>
      ))}
    </ul>
  )
}
