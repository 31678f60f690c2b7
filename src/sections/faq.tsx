import type { ComponentProps } from 'react'
import { ObjectDrawing } from '#art/object.tsx'
import { Accordion } from '#ui/accordion.tsx'
import { Heading } from '#ui/heading.tsx'
import style from './faq.module.css'
import { withLinks } from './with-links.tsx'

interface FaqProps {
  title: string
  lines?: readonly string[]
  items: readonly { title: string; body: string; anchor?: string }[]
}

/** Questions, a pigeon that has heard them, and the answers. Addresses of this site in an answer are links. */
export function Faq({ title, lines, items }: FaqProps) {
  const answers: ComponentProps<typeof Accordion>['items'] = items.map(({ body, ...question }) => ({
    ...question,
    body: withLinks(body),
  }))
  return (
    <div className={style.faq}>
      <Heading size="h2" {...(lines && { lines })} text={title} />
      <ObjectDrawing name="pigeon" className={style.pigeon} />
      <div className={style.answers}>
        <Accordion name="faq" items={answers} />
      </div>
    </div>
  )
}
