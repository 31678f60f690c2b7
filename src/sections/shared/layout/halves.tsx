import type { ReactNode } from 'react'
import type { Accent, ObjectName, PersonName, Pictured, PosterName } from '#art/names.ts'
import { ObjectDrawing } from '#art/object.tsx'
import { PersonDrawing } from '#art/person.tsx'
import { PosterDrawing } from '#art/poster.tsx'
import style from './halves.module.css'

type Drawn =
  | { object: Pictured<ObjectName>; person?: never; poster?: never }
  | { person: Pictured<PersonName>; object?: never; poster?: never }
  | { poster: Pictured<PosterName>; object?: never; person?: never }

type HalvesProps = Drawn & {
  ground: Accent | 'skin-1'
  /** A row of a list, or the opening of a page, where a person stands on the lower edge. */
  kind?: 'row' | 'opening'
  /** Puts the tile at the end of the line instead of its start. */
  flip?: boolean
  children: ReactNode
}

/** A tile with a drawing beside words, half the page each. Rows touch; every other one is flipped. */
export function Halves({ ground, object, person, poster, kind = 'row', flip = false, children }: HalvesProps) {
  return (
    <section className={style.halves} data-kind={kind} data-flip={flip || undefined}>
      <div className={style.tile} data-ground={ground}>
        {person && <PersonDrawing name={person} className={style.person} />}
        {object && <ObjectDrawing name={object} className={style.object} />}
        {poster && <PosterDrawing name={poster} className={style.poster} />}
      </div>
      <div className={style.words}>{children}</div>
    </section>
  )
}
