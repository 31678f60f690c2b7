import { EmptyFrame } from '#art/empty-frame.tsx'
import type { PersonName, Pictured } from '#art/names.ts'
import { PersonDrawing } from '#art/person.tsx'
import style from './hung.module.css'

interface HungProps {
  /** Who hangs in it; nobody yet, when left out. */
  person?: Pictured<PersonName> | undefined
  /** What an empty frame is, for those who can't see it. */
  title: string
  className?: string
}

/** The frame for the first real customer, and the customer once there is one. */
export function Hung({ person, title, className = '' }: HungProps) {
  return (
    <div className={`${style.hung} ${className}`}>
      <EmptyFrame title={person ? undefined : title} className={style.frame} />
      {person && <PersonDrawing name={person} className={style.person} />}
    </div>
  )
}
