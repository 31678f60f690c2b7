import type { ComponentProps } from 'react'
import { Heading } from '#ui/heading.tsx'
import style from './beside.module.css'
import { Section } from './section.tsx'

type BesideProps = Omit<ComponentProps<typeof Section>, 'title'> & { title: string }

/** A title in the first five columns, and its content in the other seven. */
export function Beside({ title, children, className = '', ...section }: BesideProps) {
  return (
    <Section {...section} className={`${style.beside} ${className}`}>
      <Heading size="h3" text={title} className={style.title ?? ''} />
      <div className={style.content}>{children}</div>
    </Section>
  )
}
