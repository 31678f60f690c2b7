/**
 * Encodes the shown results of each keyword for a form's field: a line for each keyword, its ids before a tab, the latest
 * keyword last.
 */
export function writeShown(shown: ReadonlyMap<string, readonly string[]>): string {
  return [...shown].map(([keyword, ids]) => `${ids.join(' ')}\t${keyword}`).join('\n')
}

/** The shown results with those of these rows added. */
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

/** Most ids of one keyword, and most keywords; further ones come from no visit and are dropped. */
const most = { ids: 300, keywords: 50 } as const

/** Decodes the text of `writeShown`; malformed lines are skipped. */
export function readShown(text: string): ReadonlyMap<string, readonly string[]> {
  const lines = text.split(/\r?\n/, most.keywords)
  return new Map(
    lines.flatMap((line) => {
      const [ids, keyword] = line.split('\t')
      return ids && keyword ? [[keyword, ids.split(' ').slice(-most.ids)] as const] : []
    }),
  )
}
