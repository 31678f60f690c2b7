import style from './figures.module.css'

export interface FiguresProps {
  /** Heads: what, how many, and what happened. */
  columns: readonly [string, string, string]
  rows: readonly { kind: string; tried: number; happened: string }[]
}

/** What was measured, in rows. */
export function Figures({ columns, rows }: FiguresProps) {
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
        {rows.map(({ kind, tried, happened }) => (
          <tr key={kind}>
            <th scope="row">{kind}</th>
            <td>{tried}</td>
            <td>{happened}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
