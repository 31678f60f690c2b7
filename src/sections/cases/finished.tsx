import type { ComponentProps } from 'react'
import { Beside } from '#sections/shared/layout/beside.tsx'
import { Numbers } from '#sections/shared/numbers.tsx'

interface FinishedProps extends ComponentProps<typeof Beside> {
  counters: ComponentProps<typeof Numbers>['numbers']
}

/** Numbers of finished work, with their words beside them. */
export function Finished({ counters, children, ...section }: FinishedProps) {
  return (
    <Beside space="below" {...section}>
      <Numbers numbers={counters} size="pair" />
      {children}
    </Beside>
  )
}
