/** A stretch of a text in UTF-16 units: from `start`, up to and without `end`. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

export const slice = (text: string, { start, end }: TextRange): string => text.slice(start, end)

export const overlaps = (one: TextRange, other: TextRange): boolean => one.start < other.end && other.start < one.end

/** The shortest range that holds both. */
export const union = (one: TextRange, other: TextRange): TextRange => ({
  start: Math.min(one.start, other.start),
  end: Math.max(one.end, other.end),
})

/** The range without white space at its ends; empty where it has only white space. */
export function trimmed(text: string, range: TextRange): TextRange {
  const part = slice(text, range)
  const start = range.start + part.length - part.trimStart().length
  return { start, end: Math.max(start, range.end - part.length + part.trimEnd().length) }
}
