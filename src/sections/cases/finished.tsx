import type { ComponentProps } from 'react'
import { Beside } from '#sections/shared/layout/beside.tsx'
import { Numbers } from '#sections/shared/numbers.tsx'

interface FinishedProps extends ComponentProps<typeof Beside> {
  counters: ComponentProps<typeof Numbers>['numbers']
}

/** How much was finished so far, in numbers beside the words for it. */
export function Finished({ counters, children, ...section }: FinishedProps) {
  return (
    <Beside space="below" {...section}>
      <Numbers numbers={counters} size="pair" />
      {children}
    </Beside>
  )
}
