/** A measure that is checked: its name, and its range in words and in numbers. */
export interface CheckWords {
  readonly name: string
  readonly range: string
  /** `{by}` is the placeholder of the number. */
  readonly over: string
  readonly under: string
  readonly least: number
  readonly most: number
}

export interface RowWords {
  readonly checks: { readonly title: CheckWords; readonly width: CheckWords; readonly description: CheckWords }
  readonly facts: { readonly first: string; readonly alone: string; readonly plain: string }
  readonly doesNotFit: string
}

export interface FormWords {
  readonly keywords: string
  readonly placeholder: string
  readonly hint: string
  readonly dryness: Readonly<Record<'label' | 'crisp' | 'sandy' | 'arid' | 'hint', string>>
  readonly send: string
}

export interface PreviewWords {
  readonly previewTitle: string
  readonly site: string
  readonly address: string
  readonly exampleSlug: string
  readonly exampleTitle: string
  readonly exampleDescription: string
}

export interface TitlesWords extends RowWords, FormWords, PreviewWords {
  readonly heading: string
  readonly lead: string
  readonly of: string
  readonly file: string
  readonly fileHint: string
  readonly waiting: string
  readonly preview: string
  readonly another: string
  readonly noMore: string
  readonly download: string
  readonly copy: string
  readonly copied: string
  readonly copyByHand: string
  readonly repeated: { readonly one: string; readonly more: string }
  readonly unreadable: string
}

export type TitleFields = Readonly<Record<'keywords' | 'dryness' | 'shown' | 'another' | 'csv', string>>

/** The page's settings for the try-out of titles. */
export interface TitlesProps {
  readonly words: TitlesWords
  readonly messages: { readonly empty: string; readonly tooMany: string; readonly broken: string }
  readonly paths: { readonly post: string; readonly page: string }
  readonly fields: TitleFields
  readonly columns: readonly string[]
  readonly file: string
  /** Most keywords. */
  readonly most: number
}
