/**
 * Marks in prerendered pages that the build or the server replaces. The attributes and comments that components write, and
 * the patterns that find them in the HTML, are side by side here.
 */

/**
 * Marks the end of the first screen of a heavy page, between two elements. The build replaces it by a link to the styles
 * that are needed only further down (`scripts/build/styles/styled-page.ts`).
 */
export const firstScreenEnd = '<!--first screen-->'

/** Attributes of the element with the year of the copyright line. */
export const yearMark = { id: 'copyright-year' } as const

const yearPlace = new RegExp(`(<[^<>]* id="${yearMark.id}"[^<>]*>)\\d{4}(?=<)`)

/** @returns the page with this year in its copyright line; unchanged when it has none */
export const withYear = (html: string, year: number): string =>
  html.replace(yearPlace, (_, tag: string) => `${tag}${year}`)

/** A visitor's comment for its post's page. */
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

/** Marks of a list of comments, so that comments approved after the build find their place in it. */
export const commentMarks = {
  /** Attributes of the title, an h2 with the number of comments. */
  title: { [countAttribute]: '' },
  /** Attributes of the `template` that is copied for each later comment. */
  template: { [templateAttribute]: '' },
  /** The comment inside that template. */
  comment: {
    name: placeholder('name'),
    date: { iso: placeholder('iso'), text: placeholder('day') },
    message: placeholder('message'),
  },
} as const
export type CommentMarks = typeof commentMarks

const titlePlace = new RegExp(`(<h2\\b[^<>]* ${countAttribute}=""[^<>]*>)[^<]*(?=</h2>)`)
const templatePlace = new RegExp(`<template ${templateAttribute}="">([\\s\\S]*?)</template>`)
const anyPlaceholder = /\{comment (\w+)\}/g

/** @returns whether comments can be inserted into this page */
export const hasPlaceForComments = (html: string): boolean => templatePlace.test(html)

/**
 * Inserts comments into a prerendered page: a copy of the page's template for each.
 *
 * @param comments plain text, which is escaped
 * @param title the title for the number of all comments
 */
export const insertComments = (
  html: string,
  comments: readonly PostedComment[],
  title: (count: number) => string,
): string =>
  html
    .replace(templatePlace, (_, template: string) => comments.map((words) => filled(template, words)).join(''))
    .replace(titlePlace, (_, tag: string) => tag + escaped(title(comments.length)))

/** One pass, so that a comment with the text of a placeholder stays as it was typed. */
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

/** Escapes text for HTML and XML. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
