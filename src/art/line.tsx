interface LineProps {
  d: string
  width: number
  color: string
}

/** A stroke with round ends, the only kind of outline in drawings. */
export function Line({ d, width, color }: LineProps) {
  return <path d={d} fill="none" stroke={color} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
}
