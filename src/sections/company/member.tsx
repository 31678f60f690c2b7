import type { ComponentProps, ReactNode } from 'react'
import { SampleNote } from '#sections/shared/sample-note.tsx'
import { Heading } from '#ui/heading.tsx'
import { Socials } from '#ui/socials.tsx'
import style from './member.module.css'

interface MemberProps {
  name: string
  designation: string
  social: ComponentProps<typeof Socials>['links']
  /** The note that the person is invented; undefined for a real one. */
  note: string | undefined
  /** Paragraphs about the person. */
  children: ReactNode
}

/** Most letters of a name that fit beside the dash at the full size. */
const fits = 8

/** The text about a person. */
export function Member({ name, designation, social, note, children }: MemberProps) {
  const names = name.split(' ')
  const long = names.some(({ length }) => length > fits)
  return (
    <div className={style.member}>
      <p className={style.designation}>{designation}</p>
      <Heading as="h1" size="h1" text={name} lines={names} className={style.name ?? ''} data-long={long || undefined} />
      <SampleNote text={note} />
      <div className={style.text}>{children}</div>
      {social.length > 0 && <Socials links={social} of={name} />}
    </div>
  )
}
