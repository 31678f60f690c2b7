import type { ReactNode } from 'react'
import type { Accent, ObjectName } from '#art/names.ts'
import { ObjectDrawing } from '#art/object.tsx'
import { Button } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import style from './no-examples.module.css'

interface NoExamplesProps {
  title: string
  lines: readonly string[]
  ground: Accent
  object: ObjectName
  children: ReactNode
  all: { label: string; href: string }
  write: { label: string; href: string }
}

/** Replaces the wall when no example matches the filter. */
export function NoExamples({ title, lines, ground, object, children, all, write }: NoExamplesProps) {
  return (
    <section className={style.nothing} data-ground={ground}>
      <ObjectDrawing name={object} className={style.object} />
      <div>
        <Heading size="h2" lines={lines} text={title} />
        <p className={style.text}>{children}</p>
        <p className={style.ways}>
          <Button href={all.href} mouth>
            {all.label}
          </Button>
          <Button href={write.href} kind="secondary">
            {write.label}
          </Button>
        </p>
      </div>
    </section>
  )
}
