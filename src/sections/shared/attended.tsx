import type { ReactNode } from 'react'
import type { ObjectName } from '#art/names.ts'
import { ObjectDrawing } from '#art/object.tsx'
import { Heading } from '#ui/heading.tsx'
import style from './attended.module.css'

interface AttendedProps {
  title: string
  lines?: readonly string[]
  object: ObjectName
  children: ReactNode
}

/** A heading and a drawn object, with content beside them. */
export function Attended({ title, lines, object, children }: AttendedProps) {
  return (
    <div className={style.attended}>
      <Heading size="h2" {...(lines && { lines })} text={title} />
      <ObjectDrawing name={object} className={style.object} />
      <div className={style.words}>{children}</div>
    </div>
  )
}
