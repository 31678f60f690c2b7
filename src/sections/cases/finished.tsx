import type { ComponentProps } from 'react'
import { Beside } from '#sections/shared/layout/beside.tsx'
import { Numbers } from '#sections/shared/numbers.tsx'
import { TextLink } from '#ui/text-link.tsx'

interface FinishedProps {
  title: string
  counters: ComponentProps<typeof Numbers>['numbers']
  more: { label: string; href: string }
}

/** Numbers of finished work, and where it can be seen. */
export function Finished({ title, counters, more }: FinishedProps) {
  return (
    <Beside title={title} space="below">
      <Numbers numbers={counters} size="pair" />
      <TextLink href={more.href}>{more.label}</TextLink>
    </Beside>
  )
}
