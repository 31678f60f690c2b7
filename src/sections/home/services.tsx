import type { ComponentProps } from 'react'
import { ServiceTiles } from '#sections/services/service-tiles.tsx'
import { Section } from '#sections/shared/layout/section.tsx'
import { SectionHead } from '#sections/shared/layout/section-head.tsx'
import { Heading } from '#ui/heading.tsx'
import { TextLink } from '#ui/text-link.tsx'
import style from './services.module.css'

interface Link {
  label: string
  href: string
}

interface ServicesProps extends ComponentProps<typeof ServiceTiles> {
  title: string
  lines: readonly string[]
  /** Text beside the title, with a link to all services. */
  aside: { before: string; all: Link; after: string }
  /** Text about the software's services, above their tiles. */
  software: string
  /** The services of people, under a heading of their own and as links. */
  people: { title: string; text: string; quote: Link; fold: string; links: readonly Link[] }
}

/** The services of software and of people; nothing without services. */
export function Services({ title, lines, aside, software, people, ...tiles }: ServicesProps) {
  if (tiles.services.length === 0) return null
  const said = (
    <p className={style.aside}>
      {aside.before}
      <a href={aside.all.href}>{aside.all.label}</a>
      {aside.after}
    </p>
  )
  return (
    <Section>
      <SectionHead title={title} lines={lines} aside={said} />
      <Heading as="h3" size="h4" text={software} dash={false} className={style.software ?? ''} />
      <ServiceTiles {...tiles} level={4} />
      {people.links.length > 0 && (
        <div className={style.people}>
          <div className={style.hand}>
            <Heading as="h3" size="h4" text={people.title} dash={false} />
            <p className={style.text}>{people.text}</p>
            <TextLink href={people.quote.href}>{people.quote.label}</TextLink>
          </div>
          {/* Folded on small windows only. */}
          <details className={style.fold} data-fold="">
            <summary className={style.summary}>{people.fold}</summary>
            <ul className={style.links}>
              {people.links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </details>
        </div>
      )}
    </Section>
  )
}
