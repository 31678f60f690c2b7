/**
 * Writes down which results each keyword was shown, as a form carries it: a line for each, ids before a tab, the latest
 * last.
 */
export function writeShown(shown: ReadonlyMap<string, readonly string[]>): string {
  return [...shown].map(([keyword, ids]) => `${ids.join(' ')}\t${keyword}`).join('\n')
}

/** The same with what is shown now. */
export function withRows(
  shown: ReadonlyMap<string, readonly string[]>,
  rows: readonly { keyword: string; id: string }[],
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    rows.map(({ keyword, id }) => {
      const ids = shown.get(keyword) ?? []
      return [keyword, ids.at(-1) === id ? ids : [...ids, id]]
    }),
  )
}

/** Ids of one keyword at most, and keywords; what is beyond comes from no visit. */
const most = { ids: 300, keywords: 50 } as const

/** Reads what `writeShown` wrote; anything else in it is passed over. */
export function readShown(text: string): ReadonlyMap<string, readonly string[]> {
  const lines = text.split(/\r?\n/, most.keywords)
  return new Map(
    lines.flatMap((line) => {
      const [ids, keyword] = line.split('\t')
      return ids && keyword ? [[keyword, ids.split(' ').slice(-most.ids)] as const] : []
    }),
  )
}
