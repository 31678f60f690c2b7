/** The sender of a post or question. Only limits use the address; it is never stored or logged. */
export interface Visitor {
  readonly address: string
}
