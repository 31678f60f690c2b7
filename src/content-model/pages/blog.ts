import data from '#content/words/blog.json' with { type: 'json' }
import { filled, filledByCount } from '#content-model/filled.ts'
import { searchField } from '#content-model/pages/search-page.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'
import { footer } from '#content-model/site.ts'

const said = data as Words['blog']

export const blogPage = {
  ...said.blogPage,
  page: (number: number) => filled(said.blogPage.page, { number }),
  olderLead: (count: number) => filledByCount(said.blogPage.olderLead, count),
}

/** Beside the list of posts, and beside every post. */
export const sidebarWords = {
  ...said.sidebarWords,
  search: searchField,
  follow: footer.follow,
}

export const postWords = {
  ...said.postWords,
  comments: (count: number) => filledByCount(said.postWords.comments, count),
}

/** Where a list of posts ends before its row does. */
export const endTile = {
  ...said.endTile,
  action: blogPage.all,
}

/** The comment form by itself, for a browser without JavaScript and for what went wrong. */
export const commentPage = {
  ...said.commentPage,
  title: postWords.invitation,
  lead: (title: string) => filled(said.commentPage.lead, { title, invitationNote: postWords.invitationNote }),
}

/** One that nothing is said of in particular says what it is called. */
const categoryLead = (category: string): string =>
  said.categoryLeads.find((lead) => lead.category === category)?.text ?? filled(said.categoryPage.lead, { category })

export const categoryPage = {
  ...said.categoryPage,
  title: (category: string) => filled(said.categoryPage.title, { category: category.toLowerCase() }),
  description: (category: string) => filled(said.categoryPage.description, { lead: categoryLead(category) }),
  lead: categoryLead,
}

const authorLead = (name: string): string | undefined => said.authorLeads.find(({ author }) => author === name)?.text

export const archivePage = {
  ...said.archivePage,
  title: (name: string) => filled(said.archivePage.title, { name }),
  description: (name: string) =>
    filled(said.archivePage.description, { name, lead: authorLead(name) ?? said.archivePage.signed }),
  /** One of whom nothing is said in particular is simply named. */
  lead: (name: string) => authorLead(name) ?? filled(said.archivePage.lead, { name }),
  member: (name: string) => filled(said.archivePage.member, { name }),
}
