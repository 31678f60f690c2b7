import type { ReactNode } from 'react'
import { Section } from '#sections/shared/layout/section.tsx'
import { Accordion } from '#ui/accordion.tsx'
import { Heading } from '#ui/heading.tsx'
import style from './reasons.module.css'

interface ReasonsProps {
  /** Lets addresses lead to it. */
  id?: string
  title: string
  /** A word about the title. */
  aside: string
  items: readonly { title: string; body: string }[]
  /** What the tile beside them is for. */
  offer: string
  /** The form in that tile. */
  children: ReactNode
}

/** Why one might want something, and beside it a form to ask for it. */
export function Reasons({ id, title, aside, items, offer, children }: ReasonsProps) {
  return (
    <Section id={id} space="below" className={style.reasons ?? ''}>
      <div className={style.why}>
        <Heading size="h3" text={title} />
        <p className={style.aside}>{aside}</p>
        <Accordion name="reasons" items={items} />
      </div>
      <div className={style.tile} data-ground="sky">
        <h2 className={style.offer}>{offer}</h2>
        {children}
      </div>
    </Section>
  )
}
