import { Drawing, type DrawingProps } from '#art/drawing.tsx'
import { ink, paper } from '#art/drawing-colors.ts'

/** An empty frame on its nail, the only drawing without a face. */
export function EmptyFrame(svg: DrawingProps) {
  return (
    <Drawing {...svg} grid="tile">
      <path d="M32 42 80 12l48 30" fill="none" stroke={ink} strokeWidth="7" strokeLinejoin="round" />
      <circle cx="80" cy="13" r="8" fill={ink} />
      <rect x="18" y="38" width="124" height="114" rx="4" fill={ink} />
      <path d="M30 50h100v90H30Z" fill={paper} />
    </Drawing>
  )
}
