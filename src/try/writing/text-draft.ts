import type { NearExample, TryAnswer } from '#try/wire.ts'
import { slice, type TextRange, union } from './range.ts'

/** A selection: its first and its latest range; the same range twice for one sentence. */
export interface Selection {
  readonly anchor: TextRange
  readonly head: TextRange
}

/** The note under a text. */
export type TextNote =
  | {
      readonly kind: 'replaced'
      readonly label: string
      readonly id: string
      /** The replaced text as the visitor wrote it. */
      readonly original: string
      /** Whether there is no other answer. */
      readonly isLast?: boolean
      /** The reason why no other answer came. */
      readonly problem?: string | undefined
    }
  | {
      readonly kind: 'nearest'
      readonly label: string
      readonly id: string
      readonly original: string
      /** The example's sentence and its result. */
      readonly sentence: string
      readonly result: string
      readonly isLast?: boolean
      readonly problem?: string | undefined
    }
  | { readonly kind: 'refused'; readonly label: string }
  | { readonly kind: 'none'; readonly label: string; readonly near: readonly NearExample[]; readonly hint: string }
  | { readonly kind: 'wrong'; readonly message: string; readonly isTooLong?: boolean }
  | { readonly kind: 'restored' }

/** The state of a text under edit. */
export interface TextDraft {
  readonly text: string
  readonly selection?: Selection | undefined
  readonly said?: TextNote | undefined
  /** Ids of the answers in the text, which may not come again. */
  readonly used: readonly string[]
  /** States for Undo, the latest last. */
  readonly past: readonly { readonly text: string; readonly selection: Selection; readonly used: readonly string[] }[]
}

export const selected = ({ selection }: TextDraft): TextRange | undefined =>
  selection && union(selection.anchor, selection.head)

const one = (range: TextRange): Selection => ({ anchor: range, head: range })

export const startDraft = (text: string, range?: TextRange): TextDraft => ({
  text,
  selection: range && one(range),
  used: [],
  past: [],
})

/** Selects a range. The note of the previous selection is dropped. */
export const select = (draft: TextDraft, range: TextRange): TextDraft => ({
  ...draft,
  selection: one(range),
  said: undefined,
})

/** Moves the latest end of the selection. */
export const extendTo = (draft: TextDraft, head: TextRange): TextDraft => ({
  ...draft,
  selection: { anchor: draft.selection?.anchor ?? head, head },
  said: undefined,
})

export const letGo = (draft: TextDraft): TextDraft => ({ ...draft, selection: undefined, said: undefined })

/** Replaces a range of a text. Returns the new text and the range of the inserted words. */
export function replaceRange(text: string, range: TextRange, words: string): { text: string; range: TextRange } {
  return {
    text: text.slice(0, range.start) + words + text.slice(range.end),
    range: { start: range.start, end: range.start + words.length },
  }
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/**
 * The replacement for a sentence. Answers spell the sentence with single spaces; where one begins with it, the visitor's
 * spelling with double spaces and line breaks is kept.
 */
export function replacementFor(written: string, result: string): string {
  const line = inOneLine(written)
  return result.startsWith(line) ? written + result.slice(line.length) : result
}

/**
 * Applies an answer to a draft. An answer to the sentence replaces it; one for another sentence, or a refusal, changes no text.
 * Where another answer was asked for and there is none, the previous one stays.
 *
 * @param original the sentence of the request, as the visitor wrote it
 */
export function take(draft: TextDraft, original: string, answer: TryAnswer): TextDraft {
  const range = selected(draft)
  if (!range || !draft.selection) return draft
  const { said, used } = draft
  const { kind, label, id, sentence, result } = answer
  if (kind === 'worked-out' || kind === 'written') {
    const replaced = replaceRange(draft.text, range, replacementFor(original, result))
    return {
      text: replaced.text,
      selection: one(replaced.range),
      used: [...used, id],
      past: [...draft.past, { text: draft.text, selection: draft.selection, used }],
      said: { kind: 'replaced', label, id, original },
    }
  }
  if (said?.kind === 'replaced') return { ...draft, said: { ...said, isLast: true, problem: undefined } }
  if (kind === 'nearest') return { ...draft, said: { kind, label, id, original, sentence, result } }
  if (kind === 'refused') return { ...draft, said: { kind, label } }
  if (said?.kind === 'nearest') return { ...draft, said: { ...said, isLast: true, problem: undefined } }
  return { ...draft, said: { kind, label, near: answer.near, hint: answer.hint } }
}

/** Shows a problem of the selection or of the request. An answer in the text stays. */
export function refuse(draft: TextDraft, problem: string): TextDraft {
  const { said } = draft
  if (said?.kind === 'replaced' || said?.kind === 'nearest') return { ...draft, said: { ...said, problem } }
  return { ...draft, said: { kind: 'wrong', message: problem } }
}

/** Shows that the selection is too long. */
export const refuseLength = (draft: TextDraft, message: string): TextDraft => ({
  ...draft,
  said: { kind: 'wrong', message, isTooLong: true },
})

/** Restores the text before the last answer, with its selection. The same draft where there was none. */
export function undo(draft: TextDraft): TextDraft {
  const before = draft.past.at(-1)
  return before ? { ...before, past: draft.past.slice(0, -1), said: { kind: 'restored' } } : draft
}

/** The sentence for a request: as the visitor wrote it, also where an answer stands for it. */
export function asked(draft: TextDraft): string | undefined {
  const range = selected(draft)
  if (!range) return undefined
  return draft.said?.kind === 'replaced' ? draft.said.original : slice(draft.text, range)
}
