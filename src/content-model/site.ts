import data from '#content/words/site.json' with { type: 'json' }
import { routes } from '#content-model/routes.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'

const said = data as Words['site']

export const product = 'Deadpan'

export const site = {
  ...said.site,
  /** The default social card. `npm run icons` draws it. */
  card: { src: '/og.png', width: 1200, height: 630, alt: said.site.cardAlt },
} as const

interface Link {
  label: string
  href: string
}

/** Entries of Explore, and of the full-screen menu on small windows. */
export const menu: readonly Link[] = said.menu

/** Addresses of five former home pages. They all lead home. */
export const fronts: readonly Link[] = [
  { label: 'Digital Agency', href: routes.digitalAgency },
  { label: 'Creative Agency', href: '/creative-agency' },
  { label: 'Personal Portfolio', href: '/personal-portfolio' },
  { label: 'Home Startup', href: '/home-startup' },
  { label: 'Corporate Agency', href: '/corporate-agency' },
]

export const words = said.words

export const footer = said.footer
