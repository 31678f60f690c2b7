import type { ReactNode } from 'react'
import { Section } from '#sections/shared/layout/section.tsx'
import { Accordion } from '#ui/accordion.tsx'
import { Heading } from '#ui/heading.tsx'
import style from './reasons.module.css'

interface ReasonsProps {
  /** Id for addresses. */
  id?: string
  title: string
  items: readonly { title: string; body: string }[]
  /** Title of the tile beside them. */
  offer: string
  /** The form in that tile. */
  children: ReactNode
}

/** Reasons for a service, beside a form to ask for it. */
export function Reasons({ id, title, items, offer, children }: ReasonsProps) {
  return (
    <Section id={id} space="below" className={style.reasons ?? ''}>
      <div className={style.why}>
        <Heading size="h3" text={title} className={style.title ?? ''} />
        <Accordion name="reasons" items={items} />
      </div>
      <div className={style.tile} data-ground="sky">
        <h2 className={style.offer}>{offer}</h2>
        {children}
      </div>
    </Section>
  )
}
