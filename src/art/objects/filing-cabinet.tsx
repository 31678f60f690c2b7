import { ink, sky } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'
import { Line } from '#art/line.tsx'

const facts = {
  name: 'filing-cabinet',
  ground: 'tomato',
  face: { x: 80, y: 25, scale: 0.86 },
} as const satisfies ObjectFacts

export function FilingCabinet({ expression }: Faced) {
  return (
    <>
      <rect x="32" y="10" width="96" height="138" rx="8" fill={sky} />
      <path d="M32 56h96M32 102h96" fill="none" stroke={ink} strokeWidth="5" />
      <Line d="M66 84h28M66 130h28" width={7} color={ink} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

FilingCabinet.facts = facts
