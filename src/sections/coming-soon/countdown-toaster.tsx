import type { ReactNode } from 'react'
import { ObjectDrawing } from '#art/object.tsx'
import { Heading } from '#ui/heading.tsx'
import style from './countdown-toaster.module.css'

interface ToasterProps {
  title: string
  /** The text while the countdown after this section runs, and the text once it is over. */
  waiting: string
  ready: string
  children: ReactNode
}

/** A toaster, cropped at its base. The toast rises when the following section has `data-ready`. */
export function Toaster({ title, waiting, ready, children }: ToasterProps) {
  return (
    <section className={style.toaster} data-ground="yolk">
      <Heading as="h1" size="h1" text={title} />
      <div className={style.words}>
        <p className={style.lead} data-when="waiting">
          {waiting}
        </p>
        <p className={style.lead} data-when="ready">
          {ready}
        </p>
        {children}
      </div>
      <ObjectDrawing name="toaster" className={style.object} overflow="visible" />
    </section>
  )
}
