import type { NearExample, TryAnswer } from '#try/wire.ts'
import { slice, type TextRange, union } from './range.ts'

/** What is selected: where the selecting began and where it has come to. The same range twice for one sentence. */
export interface Selection {
  readonly anchor: TextRange
  readonly head: TextRange
}

/** What is said under a text. */
export type TextNote =
  | {
      readonly kind: 'replaced'
      readonly label: string
      readonly id: string
      /** What stood there as the visitor wrote it. */
      readonly original: string
      /** There is no other answer. */
      readonly isLast?: boolean
      /** Why another did not come. */
      readonly problem?: string | undefined
    }
  | {
      readonly kind: 'nearest'
      readonly label: string
      readonly id: string
      readonly original: string
      /** The example's sentence and what became of that one. */
      readonly sentence: string
      readonly result: string
      readonly isLast?: boolean
      readonly problem?: string | undefined
    }
  | { readonly kind: 'refused'; readonly label: string }
  | { readonly kind: 'none'; readonly label: string; readonly near: readonly NearExample[]; readonly hint: string }
  | { readonly kind: 'wrong'; readonly message: string; readonly isTooLong?: boolean }
  | { readonly kind: 'restored' }

/** A text that is being worked on. */
export interface TextDraft {
  readonly text: string
  readonly selection?: Selection | undefined
  readonly said?: TextNote | undefined
  /** Ids of the answers that stand in the text: none is to come twice. */
  readonly used: readonly string[]
  /** What Undo goes back to, the last one last. */
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

/** Selects a range. What was said belonged to what was selected before. */
export const select = (draft: TextDraft, range: TextRange): TextDraft => ({
  ...draft,
  selection: one(range),
  said: undefined,
})

/** Moves the end of the selection that is not where it began. */
export const extendTo = (draft: TextDraft, head: TextRange): TextDraft => ({
  ...draft,
  selection: { anchor: draft.selection?.anchor ?? head, head },
  said: undefined,
})

export const letGo = (draft: TextDraft): TextDraft => ({ ...draft, selection: undefined, said: undefined })

/** Puts other words in the place of a range; every other character stays. Returns the text and where the words stand. */
export function replaceRange(text: string, range: TextRange, words: string): { text: string; range: TextRange } {
  return {
    text: text.slice(0, range.start) + words + text.slice(range.end),
    range: { start: range.start, end: range.start + words.length },
  }
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/**
 * What is put in the place of a sentence. Answers spell it with single spaces; where one begins with the sentence, that
 * stays as it was written, its double spaces and line breaks too.
 */
export function replacementFor(written: string, result: string): string {
  const line = inOneLine(written)
  return result.startsWith(line) ? written + result.slice(line.length) : result
}

/**
 * What an answer does to a draft. One to the sentence itself takes its place; one that belongs to another sentence, or a
 * refusal, changes nothing. Where another answer was asked for and there is none, the one before stays.
 *
 * @param original what was asked about, as the visitor wrote it
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

/** Says what is wrong with the selection, or with the moment. An answer that is there stays. */
export function refuse(draft: TextDraft, problem: string): TextDraft {
  const { said } = draft
  if (said?.kind === 'replaced' || said?.kind === 'nearest') return { ...draft, said: { ...said, problem } }
  return { ...draft, said: { kind: 'wrong', message: problem } }
}

/** Says that less has to be selected. */
export const refuseLength = (draft: TextDraft, message: string): TextDraft => ({
  ...draft,
  said: { kind: 'wrong', message, isTooLong: true },
})

/** Puts back what stood there before the last answer, selected as it was. The same draft where there was none. */
export function undo(draft: TextDraft): TextDraft {
  const before = draft.past.at(-1)
  return before ? { ...before, past: draft.past.slice(0, -1), said: { kind: 'restored' } } : draft
}

/** What Make it funny and Another ask about: the sentence as the visitor wrote it, also where an answer stands for it. */
export function asked(draft: TextDraft): string | undefined {
  const range = selected(draft)
  if (!range) return undefined
  return draft.said?.kind === 'replaced' ? draft.said.original : slice(draft.text, range)
}
