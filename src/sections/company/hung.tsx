import { EmptyFrame } from '#art/empty-frame.tsx'
import type { PersonName, Pictured } from '#art/names.ts'
import { PersonDrawing } from '#art/person.tsx'
import style from './hung.module.css'

interface HungProps {
  /** The portrait in the frame; absent for an empty frame. */
  person?: Pictured<PersonName> | undefined
  /** Alternative text of an empty frame. */
  title: string
  className?: string
}

/** The frame for the first real customer, with a portrait once there is one. */
export function Hung({ person, title, className = '' }: HungProps) {
  return (
    <div className={`${style.hung} ${className}`}>
      <EmptyFrame title={person ? undefined : title} className={style.frame} />
      {person && <PersonDrawing name={person} className={style.person} />}
    </div>
  )
}
