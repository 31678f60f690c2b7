import type { TaggedWord } from '#language/tagger.ts'
import type { Reading } from '#wit/reading/reading.ts'

/** Words in this order in the last sentence of a message. */
export interface InOrder {
  /** The condition as written. */
  readonly written: string
  readonly pieces: readonly Piece[]
  /** Whether they have to stand at the sentence's beginning, and at its end. */
  readonly fromStart: boolean
  readonly toEnd: boolean
  /** Whether lines may use some of these words. */
  readonly takes: boolean
}

/** One word, one of several phrases, any words up to the next piece, or a boundary of the words that lines use. */
type Piece = { readonly optional: boolean } & (
  | {
      readonly fits: (word: TaggedWord) => boolean
      /** The possible words, where these are listed. */
      readonly words?: ReadonlySet<string>
    }
  | { readonly phrases: readonly (readonly Piece[])[] }
  | { readonly gap: true }
  | { readonly takes: 'from' | 'to' }
)

const isNumber = (word: TaggedWord) => word.kind === 'number' || /^\d/.test(word.lower) || word.lower === 'noon'
const isMoney = (word: TaggedWord) => /^\$\d/.test(word.lower)

const wordOf = (words: ReadonlySet<string>, optional: boolean): Piece => ({
  fits: (word) => words.has(word.lemma) || words.has(word.lower),
  optional,
  words,
})

function readPiece(written: string, optional: boolean): Piece {
  if (written === '...') return { gap: true, optional: true }
  if (written === '*') return { fits: () => true, optional }
  if (written === '*s') return { fits: ({ plural }) => plural, optional }
  if (written === '#') return { fits: isNumber, optional }
  if (written === '$#') return { fits: isMoney, optional }
  return wordOf(new Set([written]), optional)
}

const takesFrom: Piece = { takes: 'from', optional: false }
const takesTo: Piece = { takes: 'to', optional: false }

const isWord = (pieces: readonly Piece[]) => pieces.length === 1 && pieces[0] && 'words' in pieces[0]

/** One of several phrases; single words become a set for fast lookup. */
function oneOf(phrases: readonly (readonly Piece[])[], optional: boolean): Piece {
  if (!phrases.every(isWord)) return { phrases, optional }
  return wordOf(
    new Set(phrases.flat().flatMap((piece) => ('words' in piece ? [...(piece.words ?? [])] : []))),
    optional,
  )
}

const closing: Readonly<Record<string, string>> = { '(': ')', '{': '}' }

/** Parses pieces from the remaining marks, up to the end or to the closing mark. */
function readPhrases(marks: string[], close: string | undefined): Piece[][] {
  const phrases: Piece[][] = [[]]
  let mark = marks.shift()
  for (; mark !== undefined && mark !== close; mark = marks.shift()) {
    if (mark === '|') {
      phrases.push([])
      continue
    }
    if (')}?'.includes(mark)) throw new Error(`Expected "${mark}" behind words only`)
    const end = closing[mark]
    const inner = end && readPhrases(marks, end)
    const optional = marks[0] === '?'
    if (optional) marks.shift()
    const piece = inner ? oneOf(inner, optional) : readPiece(mark, optional)
    phrases.at(-1)?.push(...(mark === '{' ? [takesFrom, piece, takesTo] : [piece]))
  }
  if (mark !== close || phrases.some(({ length }) => length === 0))
    throw new Error('Expected words between each two marks')
  return phrases
}

/**
 * Parses words in order, in quotation marks: dictionary forms or words as written. `*` is any word, `*s` one in the
 * plural, `#` a number or a time of day, `$#` an amount of money, `...` any words or none, `(a|b c)` one of several words or
 * phrases, `{a|b c}` the same, which lines use as `{thing}`; a `?` behind any of them makes it optional. `^` is the
 * sentence's beginning and `$` its end.
 *
 * @throws when there are no words between the marks, or a mark is left open
 */
export function readInOrder(written: string): InOrder {
  const all = written.replaceAll('"', '').trim().split(/\s+/)
  const [fromStart, toEnd] = [all[0] === '^', all.at(-1) === '$']
  const text = all.slice(Number(fromStart), toEnd ? -1 : undefined).join(' ')
  try {
    const [pieces = [], ...others] = readPhrases(text.match(/[(){}|?]|[^\s(){}|?]+/g) ?? [], undefined)
    if (others.length > 0) throw new Error('Expected parentheses around "|"')
    return { written, pieces, fromStart, toEnd, takes: text.includes('{') }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}, and found ${written}`)
  }
}

/** Words that deny a phrase behind them, and words by which a phrase is mentioned rather than used. */
const denials = new Set(['not', 'never', 'without', 'instead', 'rather', 'neither', 'nor', 'hardly', 'stop', 'avoid'])
const mentions = ['phrase', 'idiom', 'buzzword', 'jargon', 'expression']

/** A possible end of a phrase: the index of the word after it, and its words that lines use. */
interface End {
  readonly at: number
  readonly from?: number
  readonly to?: number
}

/** The possible ends of a phrase from a partial match on. */
function endsFrom(pieces: readonly Piece[], words: readonly TaggedWord[], end: End): End[] {
  const [piece, ...rest] = pieces
  if (!piece) return [end]
  const { at } = end
  if ('takes' in piece) return endsFrom(rest, words, { ...end, [piece.takes]: at })
  const skipped = piece.optional ? endsFrom(rest, words, end) : []
  if ('phrases' in piece) {
    return [...piece.phrases.flatMap((phrase) => endsFrom([...phrase, ...rest], words, end)), ...skipped]
  }
  const word = words[at]
  const after = { ...end, at: at + 1 }
  if (!word) return skipped
  if ('gap' in piece) return [...skipped, ...endsFrom(pieces, words, after)]
  return piece.fits(word) ? [...endsFrom(rest, words, after), ...skipped] : skipped
}

/** Words that begin a new clause, which ends the reach of a denial. */
const clauseStarts = new Set(['because', 'but', 'so', 'while', 'as', 'if', 'when', 'and'])

function isDenied(words: readonly TaggedWord[], start: number): boolean {
  const last = words.findLastIndex((word, index) => index < start && (word.breakAfter || clauseStarts.has(word.lower)))
  const before = words.slice(last + 1, start)
  return before.some((word) => denials.has(word.lemma)) || before.slice(-2).some((word) => word.lower === 'no')
}

/** Most words after a phrase, or around it: beyond this it is a detail of its sentence. */
const mostWordsAfter = 12
const mostWordsAround = 18

const asTyped = ({ text }: TaggedWord) => text.replace(/^[^\p{L}\p{N}$]+|[^\p{L}\p{N}%]+$/gu, '')

/**
 * Matches words in order.
 *
 * @param words of the last sentence
 * @param denied whether a denial of them matches, too
 * @returns the words that lines use, or an empty string; undefined without a match
 */
export function standingIn(
  { pieces, fromStart, toEnd }: InOrder,
  words: readonly TaggedWord[],
  denied: boolean,
): string | undefined {
  const isMain = (start: number, end: number) =>
    words.length - end <= mostWordsAfter && start + words.length - end <= mostWordsAround
  for (const start of fromStart ? [0] : words.keys()) {
    const found = endsFrom(pieces, words, { at: start }).find(
      ({ at }) => (!toEnd || at === words.length) && isMain(start, at),
    )
    if (found && (denied || !isDenied(words, start)))
      return words
        .slice(found.from ?? 0, found.to ?? 0)
        .map(asTyped)
        .join(' ')
  }
  return undefined
}

/** Whether a message has one of a piece's words, so that the piece can match. */
function mayHave(piece: Piece, lemmas: ReadonlySet<string>): boolean {
  if (piece.optional || 'gap' in piece || 'takes' in piece) return true
  if ('phrases' in piece) return piece.phrases.some((phrase) => phrase.every((one) => mayHave(one, lemmas)))
  return !piece.words || piece.words.values().some((word) => lemmas.has(word))
}

/** Whether a message has all required words of a phrase: a cheap test before matching. */
export const hasWordsOf = ({ pieces }: InOrder, { lemmas }: Reading): boolean =>
  pieces.every((piece) => mayHave(piece, lemmas))

/** Whether a message mentions words rather than using them: "Avoid the phrase touch base." */
export const isMention = ({ lemmas }: Reading): boolean => mentions.some((word) => lemmas.has(word))
