import type { ComponentProps } from 'react'
import type { Accent, PersonName, Pictured } from '#art/names.ts'
import { PersonDrawing } from '#art/person.tsx'
import { Socials } from '#ui/socials.tsx'
import style from './author-box.module.css'

interface AuthorBoxProps {
  name: string
  person: Pictured<PersonName>
  ground: Accent
  text: string
  href: string
  socials: ComponentProps<typeof Socials>['links']
}

/** The author of a post, and their profiles. */
export function AuthorBox({ name, person, ground, text, href, socials }: AuthorBoxProps) {
  return (
    <aside className={style.box} aria-label={name}>
      <div className={style.portrait} data-ground={ground}>
        <PersonDrawing name={person} preserveAspectRatio="xMidYMax meet" />
      </div>
      <div className={style.words} data-ground="raised">
        <p className={style.name}>
          <a href={href}>{name}</a>
        </p>
        <p className={style.text}>{text}</p>
        {socials.length > 0 && <Socials links={socials} of={name} />}
      </div>
    </aside>
  )
}
