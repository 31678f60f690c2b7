/** A part of a text, marked where it matches the query. */
export interface Piece {
  text: string
  match: boolean
}

/** Words shown before the first match, and in all. */
const around = { before: 6, all: 28 } as const

/**
 * The part of a text with the densest matches.
 *
 * @param seek gives the meaning of a word that the query has; nothing for other words
 */
export function excerpt(text: string, seek: (word: string) => string | undefined): Piece[] {
  const line = text.replaceAll('\n', ' ')
  const words = [...line.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    hit: seek(word),
  }))
  const first = bestStart(words)
  const shown = words.slice(first, first + around.all)
  // "Load-bearing" is two words to the index, and one to a reader.
  const afterSpace = (at: number) => line.lastIndexOf(' ', at - 1) + 1
  const next = words[first + around.all]
  const cut = {
    start: first > 0 ? afterSpace(shown[0]?.start ?? 0) : 0,
    end: next ? afterSpace(next.start) : line.length,
  }
  const pieces = marked(line, cut, shown)
  if (cut.start > 0) pieces.unshift({ text: '… ', match: false })
  if (cut.end < line.length) pieces.push({ text: '…', match: false })
  return pieces
}

interface Word {
  start: number
  end: number
  hit: string | undefined
}

function bestStart(words: readonly Word[]): number {
  const starts = words.flatMap(({ hit }, index) => (hit === undefined ? [] : [Math.max(0, index - around.before)]))
  const kinds = (start: number) =>
    new Set(words.slice(start, start + around.all).flatMap(({ hit }) => (hit === undefined ? [] : [hit]))).size
  return starts.reduce((best, start) => (kinds(start) > kinds(best) ? start : best), starts[0] ?? 0)
}

/** A stretch of the text in pieces. Matches with only a space between them are one piece. */
function marked(text: string, { start, end }: { start: number; end: number }, words: readonly Word[]): Piece[] {
  const pieces: Piece[] = []
  let place = start
  for (const word of words.filter(({ hit }) => hit !== undefined)) {
    const between = text.slice(place, word.start)
    const last = pieces.at(-1)
    if (last?.match && between === ' ') last.text += text.slice(place, word.end)
    else {
      if (between) pieces.push({ text: between, match: false })
      pieces.push({ text: text.slice(word.start, word.end), match: true })
    }
    place = word.end
  }
  if (place < end) pieces.push({ text: text.slice(place, end), match: false })
  return pieces
}
