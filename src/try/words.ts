/** The addresses that a try-out requests or links to. */
export interface TryPaths {
  readonly page: string
  readonly flat: string
  readonly beta: string
  readonly drawer: string
}

export interface TryWords {
  readonly audience: string
  readonly audiencePlaceholder: string
  readonly message: string
  readonly messagePlaceholder: string
  readonly dryness: {
    readonly label: string
    readonly crisp: string
    readonly sandy: string
    readonly arid: string
    /** What the three mean. */
    readonly hint: string
  }
  readonly send: string
  readonly another: string
  readonly noMore: string
  readonly copy: string
  readonly copied: string
  readonly flat: string
  readonly signUp: string
  readonly waiting: string
  readonly yours: string
  readonly drawer: string
  readonly kept: string
  readonly empty: string
  /** `{count}` is the placeholder of the number of characters. */
  readonly long: string
  readonly broken: string
  readonly of: string
}

/** The page's settings for a try-out. */
export interface TrySettings {
  readonly paths: TryPaths
  /** Most characters of a message. */
  readonly most: number
  readonly words: TryWords
}

/** Values of the radio buttons, in their order. */
export const drynesses = ['crisp', 'sandy', 'arid'] as const

export const drynessOptions = (words: Pick<TryWords['dryness'], (typeof drynesses)[number]>) =>
  drynesses.map((value) => ({ value, label: words[value] }))
