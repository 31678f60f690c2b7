import { Beside } from '#sections/shared/layout/beside.tsx'
import { Accordion } from '#ui/accordion.tsx'

interface DeliveredProps {
  /** Lets addresses lead to it. */
  id?: string
  title: string
  items: readonly { title: string; body: string }[]
}

/** What came out of a project, one thing at a time. */
export function Delivered({ id, title, items }: DeliveredProps) {
  return (
    <Beside id={id} title={title}>
      <Accordion name="delivered" items={items} />
    </Beside>
  )
}
