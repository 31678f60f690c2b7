/** The JSON answer of `POST /try` to a list of keywords. */
export interface TitlesAnswer {
  /** The number of keywords with a title, in words. */
  covered: string
  rows: readonly TitleRow[]
  unfit: readonly UnfitRow[]
  /** The number of repeated keywords, which were left out. */
  repeated: number
}

export interface TitleRow {
  keyword: string
  title: string
  description: string
  /** The id of the result, sent back with a request for another. */
  id: string
  titleLength: number
  titleWidth: number
  descriptionLength: number
  /** Whether the title begins with the keyword. */
  first: boolean
  /** Whether no other title of the list has the same pattern. */
  alone: boolean
  /** Whether the subject is serious, so that it gets no joke. */
  plain: boolean
  /** Whether another result is left. */
  more: boolean
}

export interface UnfitRow {
  keyword: string
  /** The reason, and advice. */
  reason: string
}

/** A problem of the list or of the request. */
export interface TitlesRefusal {
  /** Whether the problem lies in the keywords. */
  aboutKeywords: boolean
  message: string
}
