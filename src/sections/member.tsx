import type { ComponentProps, ReactNode } from 'react'
import { Heading } from '#ui/heading.tsx'
import { Socials } from '#ui/socials.tsx'
import style from './member.module.css'

interface MemberProps {
  name: string
  designation: string
  social: ComponentProps<typeof Socials>['links']
  /** Paragraphs about the person. */
  children: ReactNode
}

/** What there is to say about a person. */
export function Member({ name, designation, social, children }: MemberProps) {
  return (
    <>
      <p className={style.designation}>{designation}</p>
      <Heading as="h1" size="h1" text={name} lines={name.split(' ')} />
      <div className={style.text}>{children}</div>
      <Socials links={social} of={name} />
    </>
  )
}
