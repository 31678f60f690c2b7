/** What `POST /try` answers a list of keywords with, to who prefers JSON. */
export interface TitlesAnswer {
  /** How many of them were covered, in words. */
  covered: string
  rows: readonly TitleRow[]
  unfit: readonly UnfitRow[]
  /** Repetitions that were left out. */
  repeated: number
}

export interface TitleRow {
  keyword: string
  title: string
  description: string
  /** By which Another knows what was shown. */
  id: string
  titleLength: number
  titleWidth: number
  descriptionLength: number
  /** The keyword is the first thing in the title. */
  first: boolean
  /** No other title of the list is made like it. */
  alone: boolean
  /** Its subject gets no joke. */
  plain: boolean
  /** There is another one. */
  more: boolean
}

export interface UnfitRow {
  keyword: string
  /** Why, and what to do. */
  reason: string
}

/** What is wrong with the list, or with the moment. */
export interface TitlesRefusal {
  /** False when it is about the moment. */
  aboutKeywords: boolean
  message: string
}
