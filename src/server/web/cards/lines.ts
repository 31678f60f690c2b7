/** A way to break the words from one on: its number of lines, their unevenness, and the end of the first line. */
interface Way {
  readonly lines: number
  readonly uneven: number
  readonly end: number
}

const done: Way = { lines: 0, uneven: 0, end: 0 }

const better = (one: Way, other: Way | undefined): boolean =>
  other === undefined || one.lines < other.lines || (one.lines === other.lines && one.uneven < other.uneven)

/**
 * Breaks words into as few lines as fit, of widths as equal as possible, and leaves a single word on the last line only
 * if there is no other way. Only ordinary spaces are break points.
 *
 * @param widthOf the width of a line
 * @param most the largest width of a line
 * @param after width of the mark after the last word, which must fit beside it
 */
export function balancedLines(text: string, widthOf: (line: string) => number, most: number, after = 0): string[] {
  const words = text.split(' ').filter((word) => word !== '')
  const lineOf = (from: number, end: number) => words.slice(from, end).join(' ')
  const ways: (Way | undefined)[] = []
  ways[words.length] = done
  const { length } = words
  /** A first line up to a word, and the best way from there; undefined when the line is too wide. */
  const wayOf = (from: number, end: number): Way | undefined => {
    const width = widthOf(lineOf(from, end)) + (end === length ? after : 0)
    if (width > most && end > from + 1) return undefined
    const rest = ways[end] ?? done
    const isAlone = from > 0 && from === length - 1
    return { lines: rest.lines + 1, uneven: rest.uneven + (isAlone ? most : most - width) ** 2, end }
  }
  for (let from = length - 1; from >= 0; from--) {
    for (let end = from + 1; end <= length; end++) {
      const way = wayOf(from, end)
      if (way === undefined) break
      if (better(way, ways[from])) ways[from] = way
    }
  }
  const lines: string[] = []
  for (let from = 0; from < words.length; ) {
    const end = ways[from]?.end ?? words.length
    lines.push(lineOf(from, end))
    from = end
  }
  return lines
}
