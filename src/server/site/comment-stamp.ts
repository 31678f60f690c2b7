import { dayOf } from '#content/dates.ts'
import { type CommentWords, insertComments } from '#content/page-marks.ts'
import { postWords } from '#content/pages/blog.ts'

/** What of a comment everybody may read. E-mail address, telephone and website are not among it. */
export interface PublicComment {
  readonly name: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
  readonly message: string
}

/** Who wrote a comment and did not say. */
const nameless = 'Somebody'

/**
 * Puts comments into a finished page after those it was built with, and the number of all of them into the title. Nothing
 * that a visitor typed can become markup.
 */
export const withComments = (html: string, comments: readonly PublicComment[]): string =>
  insertComments(html, comments.map(wordsOf), postWords.comments)

function wordsOf({ name, createdAt, message }: PublicComment): CommentWords {
  const { text: day, iso } = dayOf(new Date(createdAt))
  return { name: readable(name) || nameless, iso, day, message: readable(message) }
}

/** Signs that turn lines around or hide in them would reach beyond their comment. */
const readable = (text: string): string => text.replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '').trim()
