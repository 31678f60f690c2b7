import { overlaps, slice, type TextRange } from './range.ts'

/** A stretch of a paragraph: a sentence, or the characters between two. */
export interface Run {
  readonly range: TextRange
  /** The sentence's number in the whole text, from 0. */
  readonly sentence?: number
  /** The stretch, cut at the ends of the mark. */
  readonly pieces: readonly { readonly range: TextRange; readonly isMarked: boolean }[]
}

export interface Paragraph {
  readonly range: TextRange
  readonly runs: readonly Run[]
}

/** At least one empty line. */
const betweenParagraphs = /(?:[^\S\r\n]*(?:\r\n|\r|\n)){2,}/g

/**
 * Divides a text into paragraphs for display. They have every character except the empty lines between them.
 *
 * @param mark the marked range, if there is one
 */
export function paragraphsOf(
  text: string,
  sentences: readonly TextRange[],
  mark: TextRange | undefined,
): readonly Paragraph[] {
  const gaps = [...text.matchAll(betweenParagraphs)].map((gap) => ({
    start: gap.index,
    end: gap.index + gap[0].length,
  }))
  const ends = [...gaps, { start: text.length, end: text.length }]
  return ends
    .map(({ start }, index) => ({ start: ends[index - 1]?.end ?? 0, end: start }))
    .filter((range) => slice(text, range).trim() !== '')
    .map((range) => ({ range, runs: runsOf(range, sentences, mark) }))
}

function runsOf(paragraph: TextRange, sentences: readonly TextRange[], mark: TextRange | undefined): Run[] {
  const runs: Run[] = []
  let at = paragraph.start
  const until = (end: number, sentence?: number) => {
    if (end <= at) return
    const range = { start: at, end }
    runs.push({ range, ...(sentence !== undefined && { sentence }), pieces: piecesOf(range, mark) })
    at = end
  }
  for (const [index, sentence] of sentences.entries()) {
    if (!overlaps(sentence, paragraph)) continue
    until(sentence.start)
    until(sentence.end, index)
  }
  until(paragraph.end)
  return runs
}

function piecesOf(run: TextRange, mark: TextRange | undefined): Run['pieces'] {
  if (!mark) return [{ range: run, isMarked: false }]
  const clamp = (place: number) => Math.min(Math.max(place, run.start), run.end)
  const cuts = [run.start, clamp(mark.start), clamp(mark.end), run.end]
  return cuts
    .slice(1)
    .map((end, index) => ({ range: { start: cuts[index] ?? end, end }, isMarked: index === 1 }))
    .filter(({ range }) => range.start < range.end)
}
