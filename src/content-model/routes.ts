/** Every address of the site that is linked to, as the specification has it. */
export const routes = {
  home: '/',
  digitalAgency: '/digital-agency',
  blog: '/blog-grid/',
  services: '/service-one/',
  servicesTwo: '/service-two/',
  projects: '/project-grid-two',
  projectsTwoColumns: '/project-grid-one',
  projectsFourColumns: '/project-grid-three',
  projectWidthThree: '/project-width-one',
  projectWidthFour: '/project-width-two',
  about: '/about-us',
  office: '/our-office',
  clients: '/our-clients',
  team: '/team',
  cases: '/case-study',
  testimonials: '/testimonials',
  pricing: '/pricing-table',
  typography: '/typography',
  contact: '/contact',
  beta: '/beta-sign-up',
  comingSoon: '/coming-soon',
  privacy: '/privacy-policy',
  terms: '/terms-use',
  chat: '/chat-gpt',
  search: '/search',
  try: '/try',
  examples: '/examples',
  straightFace: '/straight-face',
  changes: '/changes',
  newsletter: '/newsletter',
  quote: '/quote',
  notFound: '/404',
} as const

export const postPath = (id: number) => `/blog-details/${id}`
export const servicePath = (slug: string) => `/service-details/${slug}`
export const projectPath = (slug: string) => `/project-details/${slug}`
export const memberPath = (slug: string) => `/team-details/${slug}`
export const casePath = (slug: string) => `/case-details/${slug}`
export const examplePath = (id: string) => `/examples/${id}`
export const categoryPath = (category: string) => `/category/${slug(category)}`
export const archivePath = (author: string) => `/archive/${slug(author)}`

/**
 * The specification's slug rule: lowercase, spaces to hyphens, non-word characters removed, repeated hyphens
 * collapsed, hyphens at the ends trimmed. Letters with accents lose the accent first, so that Tomás has an address.
 */
export function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
}
