import { searchField } from '#content/pages/search.ts'
import { routes } from '#content/routes.ts'
import { footer, words } from '#content/site.ts'

export const blogPage = {
  title: 'Blog',
  description:
    'Essays by Deadpan on subject lines, brand voice, timing and testing, and on when not to be funny at all.',
  lead: 'Essays about being funny, by people who look like this.',
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
  feed: { label: 'RSS', note: 'whole posts' },
  recent: 'Recent posts',
  follow: footer.follow,
  banner: {
    text: 'Your out of office could be in better company.',
    action: words.signUp,
    href: routes.beta,
    ground: 'yolk',
    object: 'envelope',
  },
} as const

export const postWords = {
  related: 'Related posts',
  gallery: 'Pictures of this post',
  invitation: 'Leave a comment',
  invitationNote: 'Nothing here is required. That includes the comment.',
  comments: (count: number) => `${count} ${count === 1 ? 'comment' : 'comments'}`,
} as const

/** Where a list of posts ends before its row does. */
export const endTile = {
  text: 'That is everything so far. The coffee is on.',
  action: blogPage.all,
  href: routes.blog,
  object: 'espresso-cup',
  grounded: true,
} as const

const posts = (count: number) => (count === 1 ? 'One post' : `${count} posts`)

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
  description: (category: string) => `Everything Deadpan has published under ${category}, newest first.`,
  lead: (category: string, count: number) => `${posts(count)} filed under ${category}. The drawer still closes.`,
} as const

export const archivePage = {
  title: (name: string) => `Posts by ${name}`,
  others: 'Authors',
  description: (name: string) => `Everything ${name} has written for the Deadpan blog, newest first.`,
  lead: (name: string, count: number) => `${posts(count)} by ${name}, who did not smile once.`,
  member: (name: string) => `More about ${name}`,
} as const
