import { searchField } from '#content/pages/search.ts'
import { routes } from '#content/routes.ts'
import { footer } from '#content/site.ts'

export const blogPage = {
  title: 'Blog',
  description:
    'Essays by Deadpan on subject lines, brand voice, timing and testing, and on when not to be funny at all.',
  lead: 'Essays about being funny, by people who look like this.',
  /** On the pages after the first. */
  olderLead: 'Earlier posts. They have had longer to be right.',
  ground: 'sky',
  object: 'typewriter',
  all: 'All posts',
  pages: 'Pages of the blog',
  page: (number: number) => `Blog, page ${number}`,
} as const

/** Beside the list of posts, and beside every post. */
export const sidebarWords = {
  label: 'More of the blog',
  search: searchField,
  categories: 'Categories',
  /** The last of the categories, and what stands where the others have their count. */
  feed: { label: 'RSS', note: 'with whole posts' },
  recent: 'Recent posts',
  follow: footer.follow,
  banner: {
    text: 'Your out-of-office reply works while you don’t. Give it one good line.',
    action: 'Try a sentence',
    href: routes.try,
    ground: 'yolk',
    object: 'envelope',
  },
} as const

export const postWords = {
  related: 'Related posts',
  gallery: 'Pictures of this post',
  invitation: 'Leave a comment',
  invitationNote: 'Nothing here is required. That includes the comment. We read before it appears.',
  comments: (count: number) => `${count} ${count === 1 ? 'comment' : 'comments'}`,
} as const

/** Where a list of posts ends before its row does. */
export const endTile = {
  text: 'That is everything so far.',
  action: blogPage.all,
  href: routes.blog,
  object: 'espresso-cup',
  grounded: true,
} as const

/** What is said of a category; one that is not here says what it is called. */
const categoryLeads: Readonly<Record<string, string>> = {
  Craft: 'Where in a sentence to stop, and on which days to say nothing at all.',
  Email: 'About the six words people read before they decide to archive the rest.',
  Experiments: 'What happened when the office equipment was given a chance.',
  Video: 'Films in which very little happens, at the right moment.',
}

/** What is said of an author; one who is not here is simply named. */
const authorLeads: Readonly<Record<string, string>> = {
  'Dot Hargreaves': 'Dot writes about the page of the policy that everyone else skipped.',
  'Ines Okafor': 'Ines writes about timing, and would like you to read at your normal speed.',
  'Priya Raman': 'Priya gives the sample size first, so that you can stop there if you have to.',
  'Tomás Leal': 'On paper, Tomás drew every face on these pages. He turned out to have views on the words.',
  'Walt Birnbaum': 'Walt writes about email in the order it is read: sender, subject, regret.',
}

/** The comment form by itself, for a browser without JavaScript and for what went wrong. */
export const commentPage = {
  title: postWords.invitation,
  heading: 'Go on',
  description: 'Leave a comment on a post of the Deadpan blog. A person reads it first.',
  lead: (title: string) => `A comment on “${title}.” ${postWords.invitationNote}`,
  back: 'Back to the post',
} as const

export const categoryPage = {
  others: 'Categories',
  title: (category: string) => `Posts about ${category.toLowerCase()}`,
  description: (category: string) =>
    `${categoryLeads[category] ?? `Everything filed under ${category}.`} From the Deadpan blog, newest first.`,
  lead: (category: string) => categoryLeads[category] ?? `Everything filed under ${category}.`,
} as const

export const archivePage = {
  title: (name: string) => `Posts by ${name}`,
  others: 'Authors',
  description: (name: string) =>
    `Posts by ${name} on the Deadpan blog, newest first. ${authorLeads[name] ?? 'Each is signed.'}`,
  lead: (name: string) => authorLeads[name] ?? `Everything signed by ${name}.`,
  member: (name: string) => `More about ${name}`,
} as const
