import type { Accent, PersonName, Pictured } from '#art/names.ts'
import { PersonDrawing } from '#art/person.tsx'
import style from './team-tiles.module.css'

interface TeamTilesProps {
  /** The section's name for screen readers. */
  label: string
  members: readonly { name: string; designation: string; thumb: Pictured<PersonName>; ground: Accent; href: string }[]
}

/** People as touching tiles, each leading to a page of their own. */
export function TeamTiles({ label, members }: TeamTilesProps) {
  return (
    <section aria-label={label}>
      <ul className={style.tiles}>
        {members.map(({ name, designation, thumb, ground, href }) => (
          <li key={href}>
            <a className={style.tile} href={href} data-ground={ground} data-tilt="">
              <h2 className={style.name}>
                {name.split(' ').map((part) => (
                  <span key={part} className={style.part}>{`${part} `}</span>
                ))}
              </h2>
              <p className={style.designation}>{designation}</p>
              <PersonDrawing name={thumb} className={style.person} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
