/** The words and phrases of a list, separated by commas. */
export const listed = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((each) => each.trim().replace(/\s+/g, ' '))
    .filter(Boolean)

/** The boundaries of a word. `\b` knows no accents, and would never find the end of “résumé”. */
const [begin, end] = [String.raw`(?<![\p{L}\p{N}_])`, String.raw`(?![\p{L}\p{N}_])`]

/** A phrase as a regular expression: `(a|b)` is one of several, `(s)` optional, `*` a word, ` ...` any words or none. */
const sourceOf = (phrase: string): string =>
  phrase.replace(/\(([^()]*)\)|\s\.\.\.|\*|\./g, (mark, group: string | undefined) => {
    if (group !== undefined) return group.includes('|') ? `(?:${group.replace(/\s*\|\s*/g, '|')})` : `(?:${group})?`
    if (mark === '*') return String.raw`[\p{L}\p{N}_]+`
    return mark === '.' ? String.raw`\.` : `${end}.*`
  })

const nothing = /(?!)/

/** A regular expression for any phrase of a list, as whole words. */
export function phrasesOf(text: string | undefined, place: 'begins' | 'has' | 'ends' = 'has', flags = ''): RegExp {
  const sources = listed(text).map(sourceOf)
  if (sources.length === 0) return nothing
  const [before, after] = [place === 'begins' ? '^' : begin, place === 'ends' ? '$' : end]
  return new RegExp(`${before}(?:${sources.join('|')})${after}`, `u${flags}`)
}
