import data from '#content/words/blog.json' with { type: 'json' }
import { branded } from '#content-model/branded.ts'
import { filled, filledByCount } from '#content-model/filled.ts'
import { searchField } from '#content-model/pages/search-page.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'
import { footer } from '#content-model/site.ts'
import { allOf } from '#content-model/word-series.ts'

const said = branded<Words['blog']>(data)

export const blogPage = {
  ...said.blogPage,
  page: (number: number) => filled(said.blogPage.page, { number }),
  olderLead: (count: number) => filledByCount(said.blogPage.olderLead, count),
}

/** Words of the blog's sidebar. */
export const sidebarWords = {
  ...said.sidebarWords,
  search: searchField,
  follow: footer.follow,
}

export const postWords = {
  ...said.postWords,
  comments: (count: number) => filledByCount(said.postWords.comments, count),
}

/** Words of the tile that fills the last row of a list of posts. */
export const endTile = {
  ...said.endTile,
  action: blogPage.all,
}

/** The comment form on a page of its own, for browsers without JavaScript and for errors. */
export const commentPage = {
  ...said.commentPage,
  title: postWords.invitation,
  lead: (title: string) => filled(said.commentPage.lead, { title, invitationNote: postWords.invitationNote }),
}

const quotedTitles = (titles: readonly string[]) => allOf(titles.map((title) => `“${title}”`))

/** The lead of a category; its name where no text is written for it. */
const categoryLead = (category: string): string =>
  said.categoryLeads.find((lead) => lead.category === category)?.text ?? filled(said.categoryPage.lead, { category })

export const categoryPage = {
  ...said.categoryPage,
  title: (category: string) => filled(said.categoryPage.title, { category: category.toLowerCase() }),
  description: (category: string, titles: readonly string[]) =>
    filled(said.categoryPage.description, { category: category.toLowerCase(), titles: quotedTitles(titles) }),
  lead: categoryLead,
}

export const archivePage = {
  ...said.archivePage,
  title: (name: string) => filled(said.archivePage.title, { name }),
  description: (name: string, titles: readonly string[]) =>
    filled(said.archivePage.description, { name, titles: quotedTitles(titles) }),
  /** Authors without a text of their own are introduced by name. */
  lead: (name: string) =>
    said.authorLeads.find(({ author }) => author === name)?.text ?? filled(said.archivePage.lead, { name }),
  member: (name: string) => filled(said.archivePage.member, { name }),
}
