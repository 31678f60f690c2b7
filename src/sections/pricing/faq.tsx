import type { ComponentProps } from 'react'
import { type NamedPage, withLinks } from '#sections/pricing/with-links.tsx'
import { Attended } from '#sections/shared/attended.tsx'
import { Accordion } from '#ui/accordion.tsx'

interface FaqProps {
  title: string
  lines?: readonly string[]
  items: readonly { title: string; body: string; anchor?: string }[]
  /** Pages that answers name. */
  links: readonly NamedPage[]
}

/** Questions, a pigeon that has heard them, and the answers. A page that an answer names is a link. */
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
