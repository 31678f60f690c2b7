import type { FileRefusal } from './reading/sort.ts'

type Named =
  | 'title'
  | 'product'
  | 'productPlaceholder'
  | 'seen'
  | 'seenPlaceholder'
  | 'audience'
  | 'audiencePlaceholder'
  | 'length'
  | 'write'
  | 'upTo'
  | 'inOrder'
  | 'count'
  | 'readingFirst'
  | 'readingOne'
  | 'stale'
  | 'grave'
  | 'swears'
  | 'plain'
  | 'sent'
  | 'missing'
  | 'long'
  | 'limit'
  | 'broken'
  | 'drop'
  | 'dropTouch'
  | 'letGo'
  | 'choose'
  | 'stays'
  | 'files'
  | 'photo'
  | 'animation'
  | 'video'
  | 'portrait'
  | 'landscape'
  | 'square'
  | 'dark'
  | 'even'
  | 'bright'
  | 'small'
  | 'palette'
  | 'shots'
  | 'remove'
  | 'removed'
  | 'reading'
  | 'tooMany'
  | 'minute'
  | 'unseen'
  | 'example'
  | 'made'
  | 'madeWithout'
  | 'seconds'
  | 'picture'
  | 'sound'
  | 'voice'
  | 'totalSeconds'
  | 'totalWords'
  | 'onePause'
  | 'pauses'
  | 'rate'
  | 'leftOut'
  | 'noRoom'
  | 'restOfVideo'
  | 'restOfLong'
  | 'notRead'
  | 'onIt'
  | 'unsaid'
  | 'unshown'
  | 'overLimit'
  | 'download'
  | 'print'
  | 'another'
  | 'noMore'
  | 'flat'
  | 'noScript'
  | FileRefusal

/** The words of the try-out; `{…}` marks a placeholder. */
export type MarketingWords = Readonly<Record<Named, string>> & { readonly lines: readonly string[] }

export interface MarketingSettings {
  readonly words: MarketingWords
  readonly limits: {
    readonly product: number
    readonly seen: number
    readonly audience: number
    readonly files: number
  }
  readonly paths: { readonly gravity: string; readonly flat: string; readonly plain: string }
}

/** Fills in the placeholders of a sentence. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
