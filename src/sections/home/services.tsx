import type { ComponentProps } from 'react'
import { Section } from '#sections/layout/section.tsx'
import { SectionHead } from '#sections/layout/section-head.tsx'
import { ServiceTiles } from '#sections/services/service-tiles.tsx'

interface ServicesProps extends ComponentProps<typeof ServiceTiles> {
  head: ComponentProps<typeof SectionHead>
}

/** The first few services, under a heading. */
export function Services({ head, ...tiles }: ServicesProps) {
  return (
    <Section>
      <SectionHead {...head} />
      <ServiceTiles {...tiles} />
    </Section>
  )
}
