import type { ComponentProps } from 'react'
import { Attended } from '#sections/attended.tsx'
import { withLinks } from '#sections/pricing/with-links.tsx'
import { Accordion } from '#ui/accordion.tsx'

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
    <Attended title={title} {...(lines && { lines })} object="pigeon">
      <Accordion name="faq" items={answers} />
    </Attended>
  )
}
