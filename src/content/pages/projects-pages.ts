import { routes } from '#content/routes.ts'

/** The same work, hung in five ways. */
const hangings = {
  label: 'Other ways to hang them',
  links: [
    { label: 'Two columns', href: routes.projectsTwoColumns },
    { label: 'Three columns', href: routes.projects },
    { label: 'Four columns', href: routes.projectsFourColumns },
    { label: 'Full width, three across', href: routes.projectWidthThree },
    { label: 'Full width, four across', href: routes.projectWidthFour },
  ],
} as const

const opening = { ground: 'lilac', object: 'clapperboard' } as const

/** Words around every grid of posters. */
export const gridWords = {
  hangings,
  /** Over the names of all projects, those that no tab has room for among them. */
  byName: (count: number) => `All ${count}, by name`,
  /** Of a grid that shows what carries a label, by what its tab says of how many. */
  chosen: (title: string, label: string, shown: number, all: number) => ({
    title: `${title}: ${label}`,
    description: `Deadpan’s projects labeled ${label}: ${shown} of ${all}. The others are one tab away.`,
  }),
} as const

export const projectGrids = {
  two: {
    ...opening,
    title: 'Projects, large',
    description: 'Deadpan’s projects, two large posters to a row. They can be read from the other end of a room.',
    lead: 'Two to a row, for reading across a room.',
  },
  three: {
    ...opening,
    title: 'Projects',
    description: 'Eighteen serious companies and what Deadpan wrote for them, sorted by Branding and Mobile.',
    lead: 'Eighteen serious companies, seen from the side that is funny.',
  },
  four: {
    ...opening,
    title: 'Projects, small',
    description: 'Twelve Deadpan projects at a glance, four posters to a row, with tabs for Branding and Mobile.',
    lead: 'Four to a row. They take up less room and hold the same opinions.',
  },
} as const

/** Words around every full-width list. */
export const wallWords = {
  pages: 'Pages of projects',
  page: (title: string, number: number) => (number === 1 ? title : `${title}, page ${number}`),
  vacancy: {
    title: 'Space for one more',
    text: 'We left it blank, so that you could see yourself in it.',
    action: 'Estimate Project',
    href: routes.contact,
  },
  hangings,
} as const

export const projectWidths = {
  three: {
    ...opening,
    title: 'Projects, wide',
    description: 'Sixteen Deadpan projects, three across the whole window, with a sentence about each.',
    lead: 'Sixteen of the eighteen, wall to wall. The other two had prior engagements and send their posters.',
  },
  four: {
    ...opening,
    title: 'Projects, in line',
    description:
      'Sixteen Deadpan projects on two pages, four to a row and as wide as the window, with a sentence about each.',
    lead: 'Four across, in order of arrival, and all of one height, which took some discussion with Second Banana.',
  },
} as const

export const projectWords = {
  action: { label: 'Get it Now', href: routes.contact },
  brief: 'What happened',
  film: (title: string) => `The film about ${title}`,
  delivered: 'We delivered',
  others: { label: 'Other projects', previous: 'Previous', next: 'Next' },
} as const
