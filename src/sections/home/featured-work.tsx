import type { ComponentProps } from 'react'
import type { Pictured, PosterName } from '#art/names.ts'
import { PosterTile } from '#sections/projects/poster-tile.tsx'
import { Section } from '#sections/shared/layout/section.tsx'
import { SectionHead } from '#sections/shared/layout/section-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import style from './featured-work.module.css'

interface FeaturedWorkProps {
  head: ComponentProps<typeof SectionHead>
  /** The first is shown big. */
  projects: readonly { poster: Pictured<PosterName>; lines: readonly string[]; href: string }[]
  all: { label: string; href: string }
}

/** One big poster and four small ones; nothing without posters. */
export function FeaturedWork({ head, projects, all }: FeaturedWorkProps) {
  if (projects.length === 0) return null
  return (
    <Section space="below">
      <SectionHead {...head} />
      <div className={style.posters}>
        {projects.map((project) => (
          <PosterTile key={project.href} {...project} className={style.poster ?? ''} />
        ))}
      </div>
      <TextLink href={all.href} className={style.all ?? ''}>
        {all.label}
      </TextLink>
    </Section>
  )
}
