import type { ReactNode } from 'react'
import { ObjectDrawing } from '#art/object.tsx'
import { Heading } from '#ui/heading.tsx'
import style from './countdown-toaster.module.css'

interface ToasterProps {
  title: string
  lead: string
  children: ReactNode
}

/** A toaster, cropped at its base. The toast rises when the following section has `data-ready`. */
export function Toaster({ title, lead, children }: ToasterProps) {
  return (
    <section className={style.toaster} data-ground="yolk">
      <Heading as="h1" size="h1" text={title} />
      <div className={style.words}>
        <p className={style.lead}>{lead}</p>
        {children}
      </div>
      <ObjectDrawing name="toaster" className={style.object} overflow="visible" />
    </section>
  )
}
