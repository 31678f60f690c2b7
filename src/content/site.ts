import { routes } from '#content/routes.ts'

export const product = 'Deadpan'

export const site = {
  /** What a page without a description of its own says of itself. */
  description:
    'Deadpan is a writing assistant that turns a serious sentence into a funny one without changing its face.',
  motto: 'We keep a straight face. Your readers can’t.',
  /** What a link to the site shows where people share it. `npm run icons` draws it. */
  card: { src: '/og.png', width: 1200, height: 630, alt: 'Two eyes and a straight mouth on yellow.' },
  rights: 'All rights reserved. No laughing matter.',
  /** Said above the name of somebody who is invented. */
  madeUp: 'Made up',
} as const

interface Link {
  label: string
  href: string
}

/** Behind Explore, and in the full-screen menu on small windows. */
export const menu: readonly Link[] = [
  { label: 'Examples', href: routes.examples },
  { label: 'Services', href: routes.services },
  { label: 'Projects', href: routes.projects },
  { label: 'Case Studies', href: routes.cases },
  { label: 'Blog', href: routes.blog },
  { label: 'Team', href: routes.team },
  { label: 'Pricing', href: routes.pricing },
  { label: 'Testimonials', href: routes.testimonials },
  { label: 'Ask it straight', href: routes.chat },
  { label: 'Where we never joke', href: routes.straightFace },
  { label: 'Changes', href: routes.changes },
]

/** Five fronts the same company once had. Each now leads home. */
export const fronts: readonly Link[] = [
  { label: 'Digital Agency', href: routes.digitalAgency },
  { label: 'Creative Agency', href: '/creative-agency' },
  { label: 'Personal Portfolio', href: '/personal-portfolio' },
  { label: 'Home Startup', href: '/home-startup' },
  { label: 'Corporate Agency', href: '/corporate-agency' },
]

export const words = {
  skip: 'Skip to content',
  explore: 'Explore',
  contact: 'Contact Us',
  signUp: 'Sign up',
  menu: 'Menu',
  closeMenu: 'Close menu',
  search: 'Search',
  searchPlaceholder: 'Something specific',
  getStarted: 'Get Started',
  /** Below the address and the phone number that the site comes with. */
  noOffice: 'None of these four exists yet.',
  /** Puts a choice into the address where there is no JavaScript to do it. */
  keepChoice: 'Keep this choice',
} as const

export const footer = {
  newsletterTitle: 'Stay in touch!',
  newsletterText: 'Stay up to date on new features.',
  newsletterNote: 'That was this year’s exclamation mark.',
  services: 'Services',
  support: 'Support',
  follow: 'Follow',
  /** Pages that no other column of the footer names. */
  also: {
    title: 'Also here',
    links: [
      { label: 'Examples', href: routes.examples },
      { label: 'Where we never joke', href: routes.straightFace },
      { label: 'Changes', href: routes.changes },
    ],
  },
  privacy: 'Privacy Policy',
  terms: 'Terms of Use',
  chat: 'ChatGPT',
} as const
