import { routes } from '#content/routes.ts'
import { words } from '#content/site.ts'

/** The search as it stands in the header, in the menu and beside the blog. */
export const searchField = { path: routes.search, label: words.search, placeholder: words.searchPlaceholder } as const

export const searchPage = {
  title: 'Search',
  description: 'Search everything on the Deadpan site: posts, services, projects, case studies, answers and pages.',
  lead: 'Ask for something. The pigeon knows the building and works for crumbs.',
  ground: 'yolk',
  object: 'pigeon',
  form: {
    path: routes.search,
    label: 'What are you looking for?',
    placeholder: words.searchPlaceholder,
    button: words.search,
  },
  count: (count: number, query: string) => `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`,
  most: (shown: number) => `These are the best ${shown}. One more word would narrow it down.`,
  idle: 'Nothing asked yet. These four have worked for other people.',
  ideas: ['subject lines', 'insurance', 'delete my account', 'Tomás'].map((idea) => ({
    label: idea,
    href: `${routes.search}?${new URLSearchParams({ q: idea })}`,
  })),
  nothing: {
    title: 'Nothing found',
    text: 'The fish looked everywhere, then everywhere again, having forgotten the first tour.',
    action: { label: words.contact, href: routes.contact },
  },
} as const
