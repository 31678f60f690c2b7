import { Section } from '#sections/shared/layout/section.tsx'
import { SampleNote } from '#sections/shared/sample-note.tsx'
import { Heading } from '#ui/heading.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { type Captioned, CaptionedPoster } from './captioned-poster.tsx'
import style from './featured-pair.module.css'

interface FeaturedPairProps {
  title: string
  text: string
  all: { label: string; href: string }
  projects: readonly Captioned[]
  /** The note that the projects are invented; undefined when all are real. */
  note: string | undefined
}

/** A text beside two posters; nothing without posters. */
export function FeaturedPair({ title, text, all, projects, note }: FeaturedPairProps) {
  if (projects.length === 0) return null
  return (
    <Section space="below" className={style.pair ?? ''}>
      <div className={style.words}>
        <Heading size="h3" text={title} />
        <p className={style.text}>{text}</p>
        <TextLink href={all.href}>{all.label}</TextLink>
        <SampleNote text={note} />
      </div>
      {projects.map((project) => (
        <article key={project.href}>
          <CaptionedPoster {...project} titled />
        </article>
      ))}
    </Section>
  )
}
