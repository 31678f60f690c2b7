import type { Errors, Values } from '#forms/engine/form.ts'

/**
 * The server's answer to a post. The island reads it as JSON; a browser without JavaScript gets the same as a page
 * (or, once accepted, a redirect to the thanks).
 */
export type FormAnswer =
  | { state: 'accepted'; receipt: string /** The next step, where the thanks do not name it. */; note?: string }
  | { state: 'refused'; values: Values; errors: Errors }
  | { state: 'failed'; values: Values; message: string }

/** Messages for failures that are not the writer's fault. */
export const failures = {
  storage: 'That did not send. The fault is ours. Try again.',
  network: 'That did not send. The network did not deliver it. Try again.',
  flood: 'That is a lot of messages from one address. Wait a few minutes, then send it again.',
} as const

/**
 * The message for a post that exceeds a limit.
 *
 * @param what is too long: `message`, `name`
 */
export const tooLong = (what: string): string => `The ${what} is longer than we can read. Shorten it and send it again.`
