import data from '#content/words/kinds.json' with { type: 'json' }
import { branded } from '#content-model/branded.ts'

const said = branded(data)

/** The six categories of services, in the order of their sections on /service-one/ (#section1 to #section6). */
export const serviceCategories = said.serviceCategories

export type ServiceCategory = keyof typeof serviceCategories

/** The labels a project may carry, besides a year. */
export const projectLabels = [
  'Branding',
  'Website',
  'App',
  'Logo',
  'Mobile',
  'UI/UX',
  'Design',
  'Development',
  'Webapp',
  'ios',
] as const

export type ProjectYear = `20${number}`

export const isProjectYear = (label: unknown): label is ProjectYear => /^20\d\d$/.test(String(label))

export type ProjectLabel = (typeof projectLabels)[number] | ProjectYear

/** Sites of reviews. */
export const reviewSources = ['Google', 'Facebook', 'Yelp'] as const

export type ReviewSource = (typeof reviewSources)[number]

/** The eight networks of a person's profiles, with two letters for each, and its front page. */
export const socialKinds = {
  facebook: { name: 'Facebook', letters: 'Fb', front: 'https://www.facebook.com/' },
  twitter: { name: 'Twitter', letters: 'Tw', front: 'https://twitter.com/' },
  pinterest: { name: 'Pinterest', letters: 'Pi', front: 'https://www.pinterest.com/' },
  linkedin: { name: 'LinkedIn', letters: 'Li', front: 'https://www.linkedin.com/' },
  instagram: { name: 'Instagram', letters: 'Ig', front: 'https://www.instagram.com/' },
  vimeo: { name: 'Vimeo', letters: 'Vi', front: 'https://vimeo.com/' },
  dribbble: { name: 'Dribbble', letters: 'Dr', front: 'https://dribbble.com/' },
  behance: { name: 'Behance', letters: 'Be', front: 'https://www.behance.net/' },
} as const

export type SocialKind = keyof typeof socialKinds

/** The site's own videos: a name here has `<name>.mp4` and `<name>.vtt` in public/videos/. */
export const videoNames = ['one-long-pause', 'goldfish-reminders', 'the-good-pauses'] as const

export type VideoName = (typeof videoNames)[number]

/** Channels of examples: the name for one message, and for many in the filter's sentence. */
export const exampleChannels = said.exampleChannels

export type ExampleChannel = keyof typeof exampleChannels
