/** The command line was not understood. The message says what to type instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
