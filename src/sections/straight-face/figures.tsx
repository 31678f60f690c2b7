import style from './figures.module.css'

export interface FiguresProps {
  /** Heads: the kind, how many were tried, how many got a line, how many were left plain, and a remark. */
  columns: readonly [string, string, string, string, string]
  /** Across the two counts of a kind that nobody counted. */
  uncounted: string
  rows: readonly {
    kind: string
    tried: number
    line: number | undefined
    plain: number | undefined
    remark: string
  }[]
}

/** What was measured, a row for each kind of sentence. */
export function Figures({ columns, uncounted, rows }: FiguresProps) {
  return (
    <table className={style.figures}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kind, tried, line, plain, remark }) => (
          <tr key={kind}>
            <th scope="row">{kind}</th>
            <td>{tried}</td>
            {line === undefined ? (
              <td colSpan={2}>{uncounted}</td>
            ) : (
              <>
                <td>{line}</td>
                <td>{plain}</td>
              </>
            )}
            <td className={style.remark}>{remark}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
