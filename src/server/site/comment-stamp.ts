import { postWords } from '#content/blog.ts'
import { dayOf } from '#content/dates.ts'

/** What of a comment everybody may read. E-mail address, telephone and website are not among it. */
export interface PublicComment {
  readonly name: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
  readonly message: string
}

/** Who wrote a comment and did not say. */
const nameless = 'Somebody'

// Both are in src/sections/blog/comment-list.tsx.
const template = /<template data-more-comments(?:="")?>([\s\S]*?)<\/template>/
const heading = /(<h2\b[^>]*\bdata-comment-count="(\d+)"[^>]*>)[^<]*(?=<\/h2>)/
const word = /\{comment (name|iso|day|message)\}/g

/** True for a page that comments can be put into. */
export const hasPlaceForComments = (html: string): boolean => template.test(html)

/**
 * Puts comments into a finished page: a copy of the page's own template for each, after those it was built with, and
 * the number of all of them in the heading. Nothing that a visitor typed can become markup.
 */
export function withComments(html: string, comments: readonly PublicComment[]): string {
  return html
    .replace(template, (_, one: string) => comments.map((comment) => filled(one, comment)).join(''))
    .replace(heading, (_, tag: string, built: string) => tag + postWords.comments(Number(built) + comments.length))
}

function filled(one: string, { name, createdAt, message }: PublicComment): string {
  const { text: day, iso } = dayOf(new Date(createdAt))
  const words: Readonly<Record<string, string>> = {
    name: readable(name) || nameless,
    iso,
    day,
    message: readable(message),
  }
  // In one pass, so that a comment that spells a placeholder stays as it was typed.
  return one.replace(word, (_, name: string) => escaped(words[name] ?? ''))
}

/** Signs that turn lines around or hide in them would reach beyond their comment. */
const readable = (text: string): string => text.replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '').trim()

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
