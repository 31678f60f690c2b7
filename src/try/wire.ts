/** The JSON answer of `POST /try`. */
export interface TryAnswer {
  kind: 'written' | 'worked-out' | 'nearest' | 'refused' | 'none'
  /** The sentence of the result: the visitor's own, or an example's. Empty without a result. */
  sentence: string
  result: string
  /** One line on why the joke works. */
  why: string
  /** The source of the answer in words; for `refused` and `none` the message in place of an answer. */
  label: string
  /** The id of the result, for a request of another and for votes. Empty without a result. */
  id: string
  /** With `none`: examples near the sentence. */
  near: readonly NearExample[]
  /** With `none`: advice. */
  hint: string
}

export interface NearExample {
  sentence: string
  result: string
  href: string
}

/** A problem of the fields or of the request. */
export interface TryRefusal {
  /** The field of the message; undefined for a message about the request. */
  field?: 'message' | 'audience'
  message: string
}
