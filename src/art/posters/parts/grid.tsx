import type { ReactNode } from 'react'
import type { Expression } from '#art/face.tsx'

interface GridProps {
  /** How far down each row starts, and how far in each of its drawings. */
  rows: readonly { y: number; columns: readonly number[] }[]
  scale?: number
  /** Which one smirks, counted from 0 along the rows. */
  smirk: number
  draw: (expression: Expression) => ReactNode
}

/** One drawing many times over. Exactly one smirks. */
export function Grid({ rows, scale, smirk, draw }: GridProps) {
  const places = rows.flatMap(({ y, columns }) => columns.map((x) => `translate(${x} ${y})`))
  return places.map((place, index) => (
    <g key={place} transform={scale ? `${place} scale(${scale})` : place}>
      {draw(index === smirk ? 'smirk' : 'straight')}
    </g>
  ))
}
