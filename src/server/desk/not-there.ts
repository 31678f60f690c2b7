/** What a command was to work on does not exist. */
export class NotThere extends Error {
  override readonly name = 'NotThere'
}
