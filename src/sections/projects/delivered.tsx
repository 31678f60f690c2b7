import { Beside } from '#sections/shared/layout/beside.tsx'
import { Accordion } from '#ui/accordion.tsx'

interface DeliveredProps {
  /** Id for addresses. */
  id?: string
  title: string
  items: readonly { title: string; body: string }[]
}

/** The results of a project, one at a time. */
export function Delivered({ id, title, items }: DeliveredProps) {
  return (
    <Beside id={id} title={title}>
      <Accordion name="delivered" items={items} />
    </Beside>
  )
}
