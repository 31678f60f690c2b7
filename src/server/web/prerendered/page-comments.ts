import { dayOf } from '#content-model/dates.ts'
import { insertComments, type PostedComment } from '#content-model/page-marks.ts'
import { postWords } from '#content-model/pages/blog.ts'

/** The public part of a comment: without email address, telephone number and website. */
export interface PublicComment {
  readonly name: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
  readonly message: string
}

/** Shown as the author of a comment without a name. */
const anonymous = 'Somebody'

/**
 * Puts comments into a prerendered page, and their number into the title. Text of visitors is escaped.
 */
export const withComments = (html: string, comments: readonly PublicComment[]): string =>
  insertComments(html, comments.map(wordsOf), postWords.comments)

function wordsOf({ name, createdAt, message }: PublicComment): PostedComment {
  const { text: day, iso } = dayOf(new Date(createdAt))
  return { name: withoutControls(name) || anonymous, iso, day, message: withoutControls(message) }
}

/** Removes control characters and overrides of the writing direction, which would affect the text after them. */
const withoutControls = (text: string): string =>
  text.replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '').trim()
