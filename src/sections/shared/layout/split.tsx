import type { ReactNode } from 'react'
import type { Accent, ObjectName, Pictured } from '#art/names.ts'
import { ObjectDrawing } from '#art/object.tsx'
import { Heading } from '#ui/heading.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import style from './split.module.css'

interface SplitProps {
  title: string
  lines?: readonly string[]
  lead: string
  facts?: readonly { icon: IconName; label: string; href?: string }[]
  /** Ruled rows of the main facts. */
  terms?: readonly { term: string; text: string }[]
  ground: Accent
  object: Pictured<ObjectName>
  /** For a short form: centers it in its half, under a smaller title. */
  short?: boolean
  children: ReactNode
}

/** A page in two halves: text with an object cropped at its base, and a form. */
export function Split({
  title,
  lines,
  lead,
  facts = [],
  terms = [],
  ground,
  object,
  short = false,
  children,
}: SplitProps) {
  return (
    <div className={style.split}>
      <div className={style.panel} data-ground={ground}>
        <Heading as="h1" size={short ? 'h2' : 'h1'} {...(lines && { lines })} text={title} />
        <p className={style.lead}>{lead}</p>
        {facts.length > 0 && (
          <ul className={style.facts}>
            {facts.map(({ icon, label, href }) => (
              <li key={label}>
                <Icon name={icon} />
                <span>{href ? <a href={href}>{label}</a> : label}</span>
              </li>
            ))}
          </ul>
        )}
        {terms.length > 0 && (
          <dl className={style.terms}>
            {terms.map(({ term, text }) => (
              <div key={term} className={style.term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        <ObjectDrawing name={object} className={style.object} />
      </div>
      <div className={style.content} data-short={short || undefined}>
        {children}
      </div>
    </div>
  )
}
