import { ink, paper } from '#art/drawing-colors.ts'
import { Face, type Faced } from '#art/face.tsx'
import { Shoulders } from '#art/people/parts/body.tsx'

/** A round neckline, drawn in the color of the skin. */
export function RoundNeck({ skin }: { skin: string }) {
  return <path d="M60 112h40a20 16 0 0 1-40 0Z" fill={skin} />
}

/** A pointed neckline over a shirt. */
export function VNeck({ shirt }: { shirt: string }) {
  return <path d="M62 112h36l-18 20Z" fill={shirt} />
}

export function StandUpCollar({ color }: { color: string }) {
  return <rect x="58" y="108" width="44" height="16" rx="8" fill={color} />
}

/** Drawn over the head, then the chin is drawn over it. */
export function TurtleNeck({ top, skin }: { top: string; skin: string }) {
  return (
    <>
      <rect x="62" y="98" width="36" height="30" rx="8" fill={top} />
      <rect x="48" y="60" width="64" height="52" rx="32" fill={skin} />
    </>
  )
}

/** A dark suit, a white shirt and a tie. */
export function Suit({ tie }: { tie: string }) {
  return (
    <>
      <Shoulders top={ink} />
      <path d="M62 112h36L80 142Z" fill={paper} />
      <path d="M74 118h12l4 42H70Z" fill={tie} />
    </>
  )
}

interface HeadscarfProps extends Faced {
  color: string
  /** Color of the band under the scarf. */
  band: string
  skin: string
}

/** A scarf with its face, which is smaller than a bare head's. */
export function Headscarf({ expression, color, band, skin }: HeadscarfProps) {
  return (
    <>
      <path d="M34 70a46 46 0 0 1 92 0v42a46 30 0 0 1-92 0Z" fill={color} />
      <rect x="52" y="42" width="56" height="68" rx="28" fill={skin} />
      <path d="M52 66v-4a28 28 0 0 1 56 0v4a40 24 0 0 0-56 0Z" fill={band} />
      <Face expression={expression} x={80} y={74} scale={0.76} />
    </>
  )
}
