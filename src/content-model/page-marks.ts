/**
 * Places of a finished page that the build or, after it, the server fills in. What a component writes to mark a place, and what
 * finds it again in the HTML, stand here side by side.
 */

/**
 * Stands where the first screen of a heavy page ends, between two elements. The build puts a link there to the rules of what
 * only stands further down (`scripts/build/styles/styled-page.ts`).
 */
export const firstScreenEnd = '<!--first screen-->'

/** Attributes of the element whose text is the year of the copyright line. */
export const yearMark = { id: 'copyright-year' } as const

const yearPlace = new RegExp(`(<[^<>]* id="${yearMark.id}"[^<>]*>)\\d{4}(?=<)`)

/** @returns the page with this year in its copyright line; the page itself where it has none */
export const withYear = (html: string, year: number): string =>
  html.replace(yearPlace, (_, tag: string) => `${tag}${year}`)

/** The words of one comment, as a visitor reads them. */
export interface PostedComment {
  readonly name: string
  /** The day for machines, and for people. */
  readonly iso: string
  readonly day: string
  readonly message: string
}

const countAttribute = 'data-comment-count'
const templateAttribute = 'data-more-comments'
const placeholder = (word: keyof PostedComment) => `{comment ${word}}`

/** What a list of comments writes, so that comments that are approved after the build find their place in it. */
export const commentMarks = {
  /** Attributes of the title, an h2 that counts the comments the page was built with. */
  title: (built: number) => ({ [countAttribute]: built }),
  /** Attributes of the `template` that a later comment is copied from. */
  template: { [templateAttribute]: '' },
  /** The comment inside that template. */
  comment: {
    name: placeholder('name'),
    date: { iso: placeholder('iso'), text: placeholder('day') },
    message: placeholder('message'),
  },
} as const
export type CommentMarks = typeof commentMarks

const titlePlace = new RegExp(`(<h2\\b[^<>]* ${countAttribute}="(\\d+)"[^<>]*>)[^<]*(?=</h2>)`)
const templatePlace = new RegExp(`<template ${templateAttribute}="">([\\s\\S]*?)</template>`)
const anyPlaceholder = /\{comment (\w+)\}/g

/** @returns whether comments can be put into this page */
export const hasPlaceForComments = (html: string): boolean => templatePlace.test(html)

/**
 * Puts comments into a finished page: a copy of the page's own template for each, after those it was built with.
 *
 * @param comments plain text; nothing in it becomes markup
 * @param title the title for the number of all comments
 */
export const insertComments = (
  html: string,
  comments: readonly PostedComment[],
  title: (count: number) => string,
): string =>
  html
    .replace(templatePlace, (_, template: string) => comments.map((words) => filled(template, words)).join(''))
    .replace(titlePlace, (_, tag: string, built: string) => tag + escaped(title(Number(built) + comments.length)))

/** In one pass, so that a comment that spells a placeholder stays as it was typed. */
function filled(template: string, comment: PostedComment): string {
  const words: ReadonlyMap<string, string> = new Map(Object.entries(comment))
  return template.replace(anyPlaceholder, (whole, word: string) => escaped(words.get(word) ?? whole))
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it stands in HTML and XML. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
