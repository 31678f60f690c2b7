/** The six categories of services, in the order of their sections on /service-one/ (#section1 to #section6). */
export const serviceCategories = {
  design: 'Design',
  development: 'Development',
  'online-marketing': 'Online Marketing',
  business: 'Business',
  technology: 'Technology',
  'content-strategy': 'Content Strategy',
} as const
export type ServiceCategory = keyof typeof serviceCategories

/** The labels a project may carry. */
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
  '2020',
  '2021',
] as const
export type ProjectLabel = (typeof projectLabels)[number]

/** Where a testimonial was left. */
export const reviewSources = ['Google', 'Facebook', 'Yelp'] as const
export type ReviewSource = (typeof reviewSources)[number]

/** The eight networks a person may be found on, with the two letters that stand for each. */
export const socialKinds = {
  facebook: { name: 'Facebook', letters: 'Fb' },
  twitter: { name: 'Twitter', letters: 'Tw' },
  pinterest: { name: 'Pinterest', letters: 'Pi' },
  linkedin: { name: 'LinkedIn', letters: 'Li' },
  instagram: { name: 'Instagram', letters: 'Ig' },
  vimeo: { name: 'Vimeo', letters: 'Vi' },
  dribbble: { name: 'Dribbble', letters: 'Dr' },
  behance: { name: 'Behance', letters: 'Be' },
} as const
export type SocialKind = keyof typeof socialKinds

/** The self-made videos of the house: a name here has `<name>.mp4` and `<name>.vtt` in public/videos/. */
export const videoNames = ['one-long-pause', 'goldfish-reminders', 'the-good-pauses'] as const
export type VideoName = (typeof videoNames)[number]
