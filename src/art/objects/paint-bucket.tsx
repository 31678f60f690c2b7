import { ink, paper, sky } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'
import { Line } from '#art/line.tsx'

const facts = {
  name: 'paint-bucket',
  ground: 'yolk',
  face: { x: 80, y: 98, scale: 0.92 },
} as const satisfies ObjectFacts

export function PaintBucket({ expression }: Faced) {
  return (
    <>
      <Line d="M36 52a44 40 0 0 1 88 0" width={6} color={ink} />
      <path d="M30 56h100l-8 82a8 8 0 0 1-8 8H46a8 8 0 0 1-8-8Z" fill={paper} />
      <path d="M24 44h112v16a8 8 0 0 1-8 8v14a7 7 0 0 1-14 0V68H56v4a6 6 0 0 1-12 0v-4H32a8 8 0 0 1-8-8Z" fill={sky} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

PaintBucket.facts = facts
