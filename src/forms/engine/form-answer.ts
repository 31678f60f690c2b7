import type { Errors, Values } from '#forms/engine/form.ts'

/**
 * What the server says of a post. The island reads it as JSON; a browser without JavaScript gets the same as a page
 * (or, once accepted, a redirect to the thank-you).
 */
export type FormAnswer =
  | { state: 'accepted'; receipt: string /** What comes next, where the thanks do not say it. */; note?: string }
  | { state: 'refused'; values: Values; errors: Errors }
  | { state: 'failed'; values: Values; message: string }

/** Honest words for what went wrong with a post that was not the writer's fault. */
export const failures = {
  storage: 'That did not send. The fault is ours. Try again.',
  network: 'That did not send. The network did not deliver it. Try again.',
  flood: 'That is a lot of messages from one address. Wait a few minutes, then send it again.',
} as const

/**
 * Words for a post that is more than the site takes.
 *
 * @param what is too long: `message`, `name`
 */
export const tooLong = (what: string): string => `The ${what} is longer than we can read. Shorten it and send it again.`
