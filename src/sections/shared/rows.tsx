import type { ComponentProps } from 'react'
import type { Accent, ObjectName, Pictured } from '#art/names.ts'
import { Halves } from '#sections/shared/layout/halves.tsx'
import { Button } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Numbers } from './numbers.tsx'
import style from './rows.module.css'

export interface SectionRow {
  ground: Accent
  object: Pictured<ObjectName>
  /** A few words above the title. */
  subtitle: string
  title: string
  text: string
  numbers?: ComponentProps<typeof Numbers>['numbers']
  facts?: readonly { icon: IconName; label: string; href?: string }[]
  action?: { label: string; href: string }
}

/** Touching rows of a drawing and words; every other row is flipped. */
export function Rows({ rows }: { rows: readonly SectionRow[] }) {
  return rows.map(({ ground, object, ...words }, index) => (
    <Halves key={words.title} ground={ground} object={object} flip={index % 2 === 1}>
      <Words {...words} />
    </Halves>
  ))
}

function Words({ subtitle, title, text, numbers, facts, action }: Omit<SectionRow, 'ground' | 'object'>) {
  return (
    <>
      <p className={style.subtitle}>{subtitle}</p>
      <Heading size="h3" text={title} dash={false} />
      <p className={style.text}>{text}</p>
      {numbers && <Numbers numbers={numbers} size="small" className={style.below ?? ''} />}
      {facts && (
        <ul className={`${style.facts} ${style.below}`}>
          {facts.map(({ icon, label, href }) => (
            <li key={label}>
              <Icon name={icon} />
              {href ? <a href={href}>{label}</a> : label}
            </li>
          ))}
        </ul>
      )}
      {action && (
        <Button href={action.href} mouth className={style.action}>
          {action.label}
        </Button>
      )}
    </>
  )
}
