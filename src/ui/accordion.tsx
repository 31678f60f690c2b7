import type { ReactNode } from 'react'
import { FaceMark } from '#art/face.tsx'
import style from './accordion.module.css'

interface AccordionProps {
  /** Unique on the page. Opening an item closes the others of the same name. */
  name: string
  /** An anchor lets addresses point to an item, which `accordion.client.ts` opens on arrival. */
  items: readonly { title: string; body: ReactNode; anchor?: string }[]
  /** Heading level of the titles, for the page's outline. */
  level?: 3 | 4
}

/** Questions with a face that smirks when open. Native `details`; the first is open. */
export function Accordion({ name, items, level = 3 }: AccordionProps) {
  const Title: `h${3 | 4}` = `h${level}`
  return (
    <div className={style.accordion}>
      {items.map(({ title, body, anchor }, index) => (
        <details key={title} id={anchor} className={style.item} name={name} open={index === 0}>
          <summary className={style.summary}>
            <Title className={style.title}>{title}</Title>
            <FaceMark className={style.face} width={34} height={18} />
          </summary>
          <div className={style.body}>{body}</div>
        </details>
      ))}
    </div>
  )
}
