import type { ProblemView } from '#desk/views.ts'
import { Button } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import { SignInFrame } from './auth/sign-in-frame.tsx'

/** An error page, with a link onwards. */
export function ProblemPage({ view, product }: { view: ProblemView; product: string }) {
  return (
    <SignInFrame product={product}>
      <Heading size="h4" text={view.title} dash={false} />
      <p>{view.message}</p>
      <br />
      <Button kind="secondary" href={view.link.href}>
        {view.link.label}
      </Button>
    </SignInFrame>
  )
}
