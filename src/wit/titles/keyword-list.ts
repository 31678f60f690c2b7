export interface KeywordList {
  /** In order, without repetitions. */
  keywords: readonly string[]
  /** The number of repetitions, which were left out. */
  repeated: number
}

const separators = [',', ';', '\t'] as const
type Separator = (typeof separators)[number]

/**
 * Reads keywords as people type and paste them: one on a line, between commas or semicolons, or as a table whose first
 * column counts. A cell in quotes may have commas and quotes.
 */
export function readKeywords(text: string): KeywordList {
  const rows = readRows(text)
  const cells = isTable(rows) ? rows.map(([first]) => first) : rows.flat()
  return distinct(cells)
}

/** Reads the first column of a file. */
export function readFirstColumn(text: string): KeywordList {
  return distinct(readRows(text).map(([first]) => first))
}

function distinct(cells: readonly (string | undefined)[]): KeywordList {
  const seen = new Set<string>()
  const keywords: string[] = []
  let repeated = 0
  for (const [place, cell = ''] of cells.entries()) {
    const keyword = /^[!-~]+(?: [!-~]+)*$/.test(cell) ? cell : withPlainSpaces(cell)
    if (keyword === '' || (place === 0 && cells.length > 1 && isHeader(keyword))) continue
    const same = keyword.toLowerCase()
    if (seen.has(same)) repeated++
    else keywords.push(keyword)
    seen.add(same)
  }
  return { keywords, repeated }
}

const withPlainSpaces = (cell: string): string =>
  cell
    .toWellFormed()
    .replace(/[\p{Cc}\p{Z}\u200b-\u200f\ufeff]+/gu, ' ')
    .trim()

const isHeader = (cell: string): boolean => /^(?:key\s?(?:words?|phrases?)|search terms?|query|queries)$/i.test(cell)

/** Whether rows come from a spreadsheet: tabs, a header, or figures beside every keyword. A typed list with commas does not. */
function isTable(rows: Rows): boolean {
  if (rows.separator === '\t') return true
  const wide = rows.filter((row) => row.length > 1)
  if (wide.length === 0) return false
  if (isHeader(rows[0]?.[0]?.trim() ?? '')) return true
  return wide.every((row) => row.slice(1).every((cell) => /^\s*[\d.,%$€£+-]*\s*$/.test(cell)))
}

type Rows = string[][] & { separator?: Separator }

/** Reads lines of cells after RFC 4180, with the separator of the text. A stray quote is a character. */
function readRows(written: string): Rows {
  const text = written.replace(/^\ufeff/, '').replace(/^sep=.\r?\n/i, '')
  const separator = separatorOf(text)
  const rows: Rows = []
  rows.separator = separator
  const cell = new RegExp(
    `(?:[ ]*"((?:[^"]|"")*)"[ ]*(?=[${separator}\\r\\n]|$)|([^${separator}\\r\\n]*))(${separator}|\\r\\n?|\\n|$)`,
    'y',
  )
  let row: string[] = []
  while (cell.lastIndex < text.length) {
    const [, quoted, plain = '', end] = cell.exec(text) ?? []
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === separator) continue
    rows.push(row)
    row = []
  }
  if (row.length > 0) rows.push(row)
  return rows
}

/** The most frequent separator outside quotes in the first lines; a tab wins, because people do not type it. */
function separatorOf(text: string): Separator {
  const start = text.slice(0, 2_000).replace(/"(?:[^"]|"")*"/g, '')
  if (start.includes('\t')) return '\t'
  const count = (separator: string) => start.split(separator).length
  return count(';') > count(',') ? ';' : ','
}
