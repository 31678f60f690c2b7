import data from '#content/words/site.json' with { type: 'json' }
import { brand } from '#content-model/brand.ts'
import { branded } from '#content-model/branded.ts'
import { routes } from '#content-model/routes.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'

const said = branded<Words['site']>(data)

export const product = brand.name

/** A text as the part of a regular expression that matches it. */
export const asPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

export const site = {
  ...said.site,
  motto: brand.motto,
  /** What it does, in one sentence. */
  description: branded(brand.description),
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
