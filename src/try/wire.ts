/** What `POST /try` answers to who prefers JSON. */
export interface TryAnswer {
  kind: 'written' | 'worked-out' | 'nearest' | 'refused' | 'none'
  /** What the result belongs to: the visitor's own sentence, or the example's. Empty where there is no result. */
  sentence: string
  result: string
  /** One line on why it works. */
  why: string
  /** Where the answer comes from, in words; for `refused` and `none` what is said instead of an answer. */
  label: string
  /** By which Another and Fell flat know the result. Empty where there is none. */
  id: string
  /** With `none`: examples that might be near. */
  near: readonly NearExample[]
  /** With `none`: what would help. */
  hint: string
}

export interface NearExample {
  sentence: string
  result: string
  href: string
}

/** What is wrong with what was typed, or with the moment. */
export interface TryRefusal {
  /** The field that the message is about; none when it is about no field. */
  field?: 'message' | 'audience'
  message: string
}
