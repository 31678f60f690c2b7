import { Accordion } from '#ui/accordion.tsx'
import { Beside } from './beside.tsx'

interface DeliveredProps {
  title: string
  items: readonly { title: string; body: string }[]
}

/** What came out of a project, one thing at a time. */
export function Delivered({ title, items }: DeliveredProps) {
  return (
    <Beside title={title} space="above">
      <Accordion name="delivered" items={items} />
    </Beside>
  )
}
