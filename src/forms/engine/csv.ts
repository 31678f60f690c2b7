// First characters that make a spreadsheet run a cell as a formula, with their full-width forms.
const formula = /^[=+\-@\t\r\n＝＋－＠]/u

/**
 * Writes rows as CSV after RFC 4180. Text that a spreadsheet would run as a formula gets an apostrophe in front, which
 * spreadsheets hide.
 * @param rows the first one is the header; a missing cell is empty
 */
export function toCsv(rows: readonly (readonly (string | undefined)[])[]): string {
  return rows.map((row) => `${row.map((cell) => toCell(cell ?? '')).join(',')}\r\n`).join('')
}

function toCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n;\t]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}
