import type { Length, Material } from './material.ts'
import { capitalized, readWords, secondsToSay, sentence, spokenWords, wordsPerSecond } from './spoken.ts'

/** Most seconds in which the visitor's own words are spoken. */
export const theirSeconds: Readonly<Record<Length, number>> = { 6: 2, 15: 6, 30: 9, 60: 12 }
/** Most seconds for reading the words on paper. */
const cardSeconds: Readonly<Record<Length, number>> = { 6: 3, 15: 6, 30: 12, 60: 20 }

/** Words that can be read in a time, at the pace of the voice. */
export const readable = (seconds: number): number => Math.floor(seconds * wordsPerSecond)

/** Ends of parts that may stand apart; neither of abbreviations such as “p.m.” nor in quotation marks or brackets. */
const punctuation =
  /(?<!\.\p{L}\.|\b(?:dr|mr|mrs|st|no)\.)(?<=[,;:!?…]|\.(?=\s+[\p{Lu}\p{Nd}“"]))\s+|\s+(?=[–—-]\s)|\n+/giu
/** Small words before which a long part may end. */
const small =
  /\s+(?=(?:for|with|from|in|at|on|by|or|and|to|per|behind|after|before|until|till|over|that|who|which)\s)/gi
const spaces = /\s+/g

const openIn = (text: string): boolean =>
  (text.match(/[“(]/g)?.length ?? 0) !== (text.match(/[”)]/g)?.length ?? 0) || (text.match(/"/g)?.length ?? 0) % 2 === 1

/** A part as it stands alone, without the sign that led on. */
const bare = (text: string): string =>
  text
    .trim()
    .replace(/^[–—-]\s+/, '')
    .replace(/[\s,;:–—-]+$/, '')

/**
 * The longest beginning of a text that fits, and the rest: up to a punctuation mark, else up to a small word, else torn after any
 * word, which three dots say.
 */
export function beginningOf(text: string, fits: (part: string) => boolean): readonly [beginning: string, rest: string] {
  const whole = text.trim()
  if (fits(bare(whole))) return [bare(whole), '']
  for (const boundary of [punctuation, small, spaces]) {
    const ends = [...whole.matchAll(boundary)].map(({ index }) => index).filter((end) => !openIn(whole.slice(0, end)))
    const upTo = (end: number) => `${bare(whole.slice(0, end))}${boundary === spaces ? '…' : ''}`
    const end = ends.findLast((at) => bare(whole.slice(0, at)) !== '' && fits(upTo(at)))
    if (end !== undefined) return [upTo(end), whole.slice(end).trim()]
  }
  return ['', whole]
}

/** A text in parts that may stand apart. */
function partsOf(text: string): string[] {
  const ends = [...text.matchAll(punctuation)].map(({ index }) => index).filter((end) => !openIn(text.slice(0, end)))
  return [0, ...ends].map((from, at) => bare(text.slice(from, ends[at]))).filter(Boolean)
}

/** The product and the audience as they stand in a script. */
export interface Offer {
  /** The words on paper. */
  readonly card: string
  /** What did not fit there, the audience first; to be read on pictures. */
  readonly waiting: readonly string[]
  /** Whether the audience is on the paper. */
  readonly namesAudience: boolean
}

/** Divides product and audience into words on paper, as many as can be read, and words to be read elsewhere. */
export function offerOf({ product, audience, length }: Pick<Material, 'product' | 'audience' | 'length'>): Offer {
  const most = readable(cardSeconds[length])
  const [shown, rest] = beginningOf(product.replace(/[^\S\n]+/g, ' '), (part) => readWords(part) <= most)
  const plain = sentence(shown === '' ? rest : shown)
  const forWhom = audience === '' ? '' : `For: ${sentence(audience)}`
  const namesAudience = forWhom !== '' && (rest === '' || shown === '') && readWords(`${plain} ${forWhom}`) <= most
  return {
    card: namesAudience ? `${plain} ${forWhom}` : plain,
    waiting: [
      ...(forWhom === '' || namesAudience ? [] : [forWhom]),
      ...(shown === '' ? [] : partsOf(rest).map((part) => sentence(capitalized(part)))),
    ],
    namesAudience,
  }
}

/** The spoken form of the product: all of it where there is time, else its beginning. */
export function spokenProduct(product: string, lead: string | undefined, length: Length): string | undefined {
  const line = (part: string) => [lead, sentence(part)].filter(Boolean).join(' ')
  const fits = (part: string) => spokenWords(part) > 0 && secondsToSay(line(part)) <= theirSeconds[length]
  const [beginning] = beginningOf(product.replace(/[^\S\n]+/g, ' '), fits)
  return beginning === '' ? undefined : line(beginning)
}

/** A picture's line with room for words. */
interface Room {
  readonly seconds: number
  /** Words on paper leave no room. */
  readonly taken: boolean
}

/** Puts words on the pictures of lines that last long enough to read them, those after the paper first. */
export function captionsOf(
  waiting: readonly string[],
  lines: readonly Room[],
): { readonly captions: readonly string[]; readonly unsaid: readonly string[] } {
  const room = lines.map(({ seconds, taken }) => (taken ? 0 : readable(seconds)))
  const captions = lines.map(() => '')
  const paper = lines.findIndex(({ taken }) => taken)
  const order = [...lines.keys()].toSorted((one, other) => Number(one < paper) - Number(other < paper) || one - other)
  const unsaid = waiting.filter((words) => {
    const need = readWords(words)
    const place = order.find((index) => (room[index] ?? 0) >= need)
    if (place === undefined) return true
    room[place] = (room[place] ?? 0) - need
    captions[place] = [captions[place], words].filter(Boolean).join(' ')
    return false
  })
  return { captions, unsaid }
}
