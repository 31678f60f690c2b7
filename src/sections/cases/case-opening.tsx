import type { ComponentProps } from 'react'
import type { Accent, ObjectName, Pictured } from '#art/names.ts'
import { Halves } from '#sections/shared/layout/halves.tsx'
import { Numbers } from '#sections/shared/numbers.tsx'
import { SampleNote } from '#sections/shared/sample-note.tsx'
import { Heading } from '#ui/heading.tsx'
import style from './case-opening.module.css'

interface CaseOpeningProps {
  subtitle: string
  title: string
  excerpt: string
  thumb: { object: Pictured<ObjectName>; ground: Accent }
  numbers: ComponentProps<typeof Numbers>['numbers']
  /** The note that the case is invented; undefined for a real one. */
  note: string | undefined
}

/** Opening of a case study: drawing, client, results. */
export function CaseOpening({ subtitle, title, excerpt, thumb, numbers, note }: CaseOpeningProps) {
  return (
    <Halves {...thumb} kind="opening">
      <p className={style.subtitle}>{subtitle}</p>
      <Heading as="h1" size="h2" text={title} />
      <p className={style.excerpt}>{excerpt}</p>
      <Numbers numbers={numbers} size="small" />
      <SampleNote text={note} />
    </Halves>
  )
}
