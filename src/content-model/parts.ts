import { feedPath } from '#content-model/feeds.ts'
import {
  archivePath,
  casePath,
  categoryPath,
  examplePath,
  memberPath,
  projectPath,
  routes,
  servicePath,
} from '#content-model/routes.ts'

/** Parts that are there while `src/content` has an entry of their kind, with the beginnings of their addresses. */
const ofEntries = {
  team: [routes.team, memberPath('')],
  brands: [routes.clients],
  testimonials: [routes.testimonials],
  projects: [
    routes.projects,
    routes.projectsTwoColumns,
    routes.projectsFourColumns,
    routes.projectWidthThree,
    routes.projectWidthFour,
    projectPath(''),
  ],
  cases: [routes.cases, casePath('')],
  posts: [routes.blog, '/blog-details/', categoryPath(''), archivePath(''), feedPath()],
  plans: [routes.pricing],
  services: [routes.services, servicePath('')],
  examples: [routes.examples, examplePath(''), `/asked${routes.examples}`],
} as const

/** Parts that are there unless the brand is without them. */
const others = {
  try: [routes.try],
  'straight-face': [routes.straightFace],
  chat: [routes.chat],
  changes: [routes.changes],
  typography: [routes.typography],
  office: [routes.office],
  'service-pairs': [routes.servicesTwo],
  /** The one of the former home pages that is a page. */
  fronts: [routes.digitalAgency],
} as const

/** Parts of the site that can be missing: their pages answer 404, and nothing links to them. */
export const parts = { ...ofEntries, ...others }
export type Part = keyof typeof parts
export const partNames = Object.keys(parts) as [Part, ...Part[]]

/** Parts that take entries to be there. */
export const entryParts = Object.keys(ofEntries) as (keyof typeof ofEntries)[]

/** The path of an address of this site as `parts` has paths; undefined for any other address. */
const pathIn = (href: string): string | undefined => /^(\/[^?#]*?)(?:\.html|\/)?(?:[?#].*)?$/.exec(href)?.[1]

/** The part that has an address, if it is one that can be missing. */
export function partOf(href: string): Part | undefined {
  const path = pathIn(href)
  if (path === undefined) return undefined
  const has = (beginning: string) => {
    const bare = beginning.replace(/\/$/, '')
    return path === bare || path.startsWith(`${bare}/`)
  }
  return partNames.find((part) => parts[part].some(has))
}
