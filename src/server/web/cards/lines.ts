/** A way to set the words from one on: how many lines it takes, how uneven they are, where the first of them ends. */
interface Way {
  readonly lines: number
  readonly uneven: number
  readonly end: number
}

const done: Way = { lines: 0, uneven: 0, end: 0 }

const better = (one: Way, other: Way | undefined): boolean =>
  other === undefined || one.lines < other.lines || (one.lines === other.lines && one.uneven < other.uneven)

/**
 * Breaks words into as few lines as fit, of as nearly the same width as can be, and does not leave a word alone on the last
 * one where there is another way. Only ordinary spaces part.
 *
 * @param widthOf how wide a line is
 * @param most the widest a line may be
 * @param after what stands after the last word and must fit beside it
 */
export function balancedLines(text: string, widthOf: (line: string) => number, most: number, after = 0): string[] {
  const words = text.split(' ').filter((word) => word !== '')
  const lineOf = (from: number, end: number) => words.slice(from, end).join(' ')
  const ways: (Way | undefined)[] = []
  ways[words.length] = done
  const { length } = words
  /** A first line up to a word, and the best way from there; nothing where the line is too wide. */
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
