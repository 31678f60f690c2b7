import type { ComponentProps } from 'react'
import { Beside } from '#sections/shared/layout/beside.tsx'
import { Numbers } from '#sections/shared/numbers.tsx'
import { TextLink } from '#ui/text-link.tsx'
import style from './finished.module.css'

interface FinishedProps {
  title: string
  text: string
  counters: ComponentProps<typeof Numbers>['numbers']
  more: { label: string; href: string }
}

/** What is finished, in numbers, and where it can be seen. */
export function Finished({ title, text, counters, more }: FinishedProps) {
  return (
    <Beside title={title} space="below">
      <p className={style.text}>
        {text} <TextLink href={more.href}>{more.label}</TextLink>
      </p>
      <Numbers numbers={counters} size="pair" />
    </Beside>
  )
}
