import { type ServiceCategory, serviceCategories } from '#content/kinds.ts'
import { home } from '#content/pages/home.ts'
import { tryWords } from '#content/pages/try.ts'
import { routes } from '#content/routes.ts'

export const servicesByCategory = {
  title: 'Services',
  description: 'Eighteen writing services in six categories, from button labels to annual reports, three of each.',
  lead: 'Eighteen, three to a category. The counting took one meeting.',
  ground: 'yolk',
  object: 'paint-bucket',
  contents: 'Categories of services',
  link: home.services.link,
  more: { label: 'The first six, on one board', href: routes.servicesTwo },
} as const

/** Said beside the name of each category. */
const categoryAsides = {
  design: 'Words for small spaces: a box, a button, a slide. Nobody thanks them, which is how you know they fit.',
  development: 'For people who write code and are then asked what it does.',
  'online-marketing': 'Everything that interrupts someone. We try to be quick about it.',
  business: 'Documents that have to be filed. A few of them will now be read first.',
  technology: 'Software that talks to strangers at night. It helps to settle the words by day.',
  'content-strategy': 'For pages that already exist and would like a reason.',
} as const satisfies Record<ServiceCategory, string>

/** The sections of the page by category, with the anchors of the specification. */
export const categorySections = (Object.keys(serviceCategories) as ServiceCategory[]).map((category, index) => ({
  category,
  id: `section${index + 1}`,
  label: serviceCategories[category],
  aside: categoryAsides[category],
}))

export const servicesBoard = {
  title: 'Six services',
  description:
    'What Deadpan is asked for first: writing, marketing, content creation, ad scripts, titles, subject lines.',
  lead: 'The ones people ask for by name. Twelve more answer to a description.',
  ground: 'tomato',
  object: 'laptop',
  link: home.services.link,
  more: { label: 'All eighteen, by category', href: routes.services },
} as const

export const serviceWords = {
  demo: { returned: 'Comes back as', action: tryWords.send, href: routes.try },
  brief: 'What you get',
  branding: 'Why branding matters?',
  quote: 'Get a free quote',
  featured: {
    title: 'Featured projects',
    text: 'Two jobs where the words did the work and the client took the meeting.',
    all: { label: 'All projects', href: routes.projects },
  },
} as const
