import type { ComponentProps } from 'react'
import { type NamedPage, withLinks } from '#sections/pricing/with-links.tsx'
import { Attended } from '#sections/shared/attended.tsx'
import { Accordion } from '#ui/accordion.tsx'

interface FaqProps {
  title: string
  lines?: readonly string[]
  items: readonly { title: string; body: string; anchor?: string }[]
  /** Pages whose names become links in answers. */
  links: readonly NamedPage[]
}

/** Questions and answers beside a pigeon. Names of pages in an answer are links. */
export function Faq({ title, lines, items, links }: FaqProps) {
  const answers: ComponentProps<typeof Accordion>['items'] = items.map(({ body, ...question }) => ({
    ...question,
    body: withLinks(body, links),
  }))
  return (
    <Attended title={title} {...(lines && { lines })} object="pigeon">
      <Accordion name="faq" items={answers} />
    </Attended>
  )
}
