import { toCsv } from '#forms/engine/csv.ts'
import type { TitlesAnswer } from './wire.ts'

/** The list as CSV for a spreadsheet; a keyword without a title has the reason in its note. */
export function titlesCsv({ rows, unfit }: TitlesAnswer, columns: readonly string[], plain: string): string {
  const empty = Array<string>(columns.length - 2).fill('')
  return toCsv([
    columns,
    ...rows.map((row) => [
      row.keyword,
      row.title,
      `${row.titleLength}`,
      `${row.titleWidth}`,
      row.description,
      `${row.descriptionLength}`,
      row.plain ? plain : '',
    ]),
    ...unfit.map(({ keyword, reason }) => [keyword, ...empty, reason]),
  ])
}
