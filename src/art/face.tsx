import { Drawing, type DrawingProps } from '#art/drawing.tsx'
import { ink } from '#art/drawing-colors.ts'
import type { FacePosition } from '#art/drawing-facts.ts'

/** The four expressions of the face; a design rule allows no fifth. */
export const expressions = ['straight', 'smirk', 'glance', 'blink'] as const
export type Expression = (typeof expressions)[number]

/** The straight mouth on the face's grid, whose origin is between the eyes: its middle, and its thickness. */
export const mouth = { y: 20, thickness: 7 } as const

/** Props of drawings with a face. Its default expression is straight. */
export interface Faced {
  expression?: Expression | undefined
}

/**
 * The mouth's path at a lift from 0, straight, to 1, the whole smirk.
 * Every lift has the same segments, so that CSS can morph one into another with `d: path(...)`.
 */
export function mouthPath(lift: number) {
  const raised = (start: number, rise: number) => Number((start + rise * lift).toFixed(2))
  const from = `${raised(-6, 1)} ${raised(mouth.y, 0.4)}`
  const to = `${raised(6, 2)} ${raised(mouth.y, 1.6)}`
  return `M-16 ${mouth.y}C${from} ${to} 16 ${raised(mouth.y, -6)}`
}

interface MouthProps {
  lift: number
  color: string
}

function Mouth({ lift, color }: MouthProps) {
  return (
    <path
      className="mouth"
      d={mouthPath(lift)}
      fill="none"
      stroke={color}
      strokeWidth={mouth.thickness}
      strokeLinecap="round"
    />
  )
}

interface EyesProps {
  expression: Expression
  color: string
}

function Eyes({ expression, color }: EyesProps) {
  if (expression === 'blink')
    return <path className="eye" d="M-28 0h12M16 0h12" stroke={color} strokeWidth="3.4" strokeLinecap="round" />
  const aside = expression === 'glance' ? -5 : 0
  return (
    <>
      <circle className="eye" cx={-22 + aside} r="6" fill={color} />
      <circle className="eye" cx={22 + aside} r="6" fill={color} />
    </>
  )
}

interface FaceProps extends Faced, Partial<FacePosition> {
  color?: string
  /** Color of the mouth where ink has no contrast, as in an ink beard. */
  mouthColor?: string | undefined
  /** Lift of the mouth's right end, 0 to 1. Defaults to that of the expression. */
  lift?: number | undefined
}

/** The face of all drawings, never rotated. CSS finds it by `data-face`, and its parts by `eye` and `mouth`. */
export function Face({ expression = 'straight', x = 0, y = 0, scale = 1, color = ink, mouthColor, lift }: FaceProps) {
  const place = `translate(${x} ${y})`
  return (
    <g data-face={expression} transform={scale === 1 ? place : `${place} scale(${scale})`}>
      <Eyes expression={expression} color={color} />
      <Mouth lift={lift ?? (expression === 'smirk' ? 1 : 0)} color={mouthColor ?? color} />
    </g>
  )
}

/** The site's mark: the face alone, in the color of the surrounding text. */
export function FaceMark({ expression, lift, ...svg }: DrawingProps & Pick<FaceProps, 'expression' | 'lift'>) {
  return (
    <Drawing {...svg} grid="face" overflow="visible">
      <Face expression={expression} lift={lift} color="currentColor" />
    </Drawing>
  )
}
