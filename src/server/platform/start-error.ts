/** Why the site can't start; the message says all that a person needs to put it right. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
