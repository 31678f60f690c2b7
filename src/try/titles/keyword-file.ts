import { readFirstColumn } from '#wit/titles/keyword-list.ts'

/** Most bytes that are read of a file: about a hundred thousand keywords. */
const readAtMost = 4_000_000

/** Characters that are parsed between two pauses for the page. */
const stretch = 16_000

/**
 * Reads the keywords of a file, its first column.
 *
 * @returns nothing when it is no text
 */
export async function readKeywordFile(file: Blob): Promise<readonly string[] | undefined> {
  const text = await file
    .slice(0, readAtMost)
    .text()
    .catch(() => '\0')
  if (text.includes('\0')) return undefined
  const found = new Map<string, string>()
  for (let start = 0; start < text.length; ) {
    const end = endOfStretch(text, start)
    for (const keyword of readFirstColumn(text.slice(start, end)).keywords) {
      const same = keyword.toLowerCase()
      if (!found.has(same)) found.set(same, keyword)
    }
    start = end
    if (start < text.length) await new Promise((resolve) => setTimeout(resolve))
  }
  return [...found.values()]
}

/** The end of the first line that ends a stretch after the start, or the end of two stretches where a line is longer. */
function endOfStretch(text: string, start: number): number {
  const line = text.indexOf('\n', start + stretch)
  return line === -1 || line - start > 2 * stretch ? Math.min(text.length, start + 2 * stretch) : line + 1
}
