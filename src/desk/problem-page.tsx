import type { ProblemView } from '#desk/views.ts'
import { Button } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import { Door } from './auth/sign-in-frame.tsx'

/** Says what went wrong, and the way on. */
export function ProblemPage({ view, product }: { view: ProblemView; product: string }) {
  return (
    <Door product={product}>
      <Heading size="h4" text={view.title} dash={false} />
      <p>{view.message}</p>
      <br />
      <Button kind="secondary" href={view.link.href}>
        {view.link.label}
      </Button>
    </Door>
  )
}
