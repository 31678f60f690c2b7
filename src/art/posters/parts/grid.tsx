import type { ReactNode } from 'react'
import type { Expression } from '#art/face.tsx'

interface GridProps {
  /** Top of each row, and the left of each of its drawings. */
  rows: readonly { y: number; columns: readonly number[] }[]
  scale?: number
  /** Index of the drawing that smirks, from 0 along the rows. */
  smirk: number
  draw: (expression: Expression) => ReactNode
}

/** Many copies of one drawing, of which exactly one smirks. */
export function Grid({ rows, scale, smirk, draw }: GridProps) {
  const places = rows.flatMap(({ y, columns }) => columns.map((x) => `translate(${x} ${y})`))
  return places.map((place, index) => (
    <g key={place} transform={scale ? `${place} scale(${scale})` : place}>
      {draw(index === smirk ? 'smirk' : 'straight')}
    </g>
  ))
}
