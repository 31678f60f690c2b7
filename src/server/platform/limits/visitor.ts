/** Who posts or asks. Only limits look at the address; it is never stored or logged. */
export interface Visitor {
  readonly address: string
}
