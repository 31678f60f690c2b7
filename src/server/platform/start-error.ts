/** The reason for which the site can't start; the message tells the operator how to solve it. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
