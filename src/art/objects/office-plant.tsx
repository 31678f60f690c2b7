import { ink, mint, paper, yolk } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'
import { Line } from '#art/line.tsx'

const facts = {
  name: 'office-plant',
  ground: 'tomato',
  face: { x: 80, y: 110, scale: 0.92 },
} as const satisfies ObjectFacts

export function OfficePlant({ expression }: Faced) {
  return (
    <>
      <path d="M80 76V46a36 36 0 0 0-36-36v30a36 36 0 0 0 36 36Z" fill={mint} />
      <path d="M80 76V56a34 34 0 0 1 34-34v20a34 34 0 0 1-34 34Z" fill={mint} />
      <Line d="M80 84V58" width={6} color={ink} />
      <path d="M30 88h100l-8 48a10 10 0 0 1-10 8H48a10 10 0 0 1-10-8Z" fill={yolk} />
      <rect x="24" y="74" width="112" height="18" rx="6" fill={paper} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

OfficePlant.facts = facts
