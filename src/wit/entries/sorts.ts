/** Kinds of figures in the reading, by the sort in needs. */
export const figuresBySort: ReadonlyMap<string, readonly string[]> = new Map([
  ['@time', ['clock', 'window']],
  ['@day', ['day', 'date']],
  ['@money', ['price']],
  ['@percent', ['percent']],
])

export const wordsBySort: ReadonlyMap<string, readonly string[]> = new Map([
  ['@we', ['we', 'us', 'our', 'ours']],
  ['@you', ['you', 'your', 'yours']],
])

/** Sorts that apply to the last sentence as a whole. */
export const moods = ['@request', '@statement', '@past', '@now', '@coming'] as const
export type Mood = (typeof moods)[number]
export const isMood = (word: string): word is Mood => (moods as readonly string[]).includes(word)

/** Whether a need names a sort: "#", "@time", "@past". */
export const isSort = (word: string) =>
  word === '#' || word === '@please' || isMood(word) || figuresBySort.has(word) || wordsBySort.has(word)
