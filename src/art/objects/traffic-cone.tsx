import { ink, paper, tomato } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'

const facts = {
  name: 'traffic-cone',
  ground: 'mint',
  face: { x: 80, y: 74, scale: 0.8 },
} as const satisfies ObjectFacts

export function TrafficCone({ expression }: Faced) {
  return (
    <>
      <path d="M68 14a8 8 0 0 1 8-6h8a8 8 0 0 1 8 6l36 118H32Z" fill={tomato} />
      <path d="M57 50h46l18 58H39Z" fill={paper} />
      <rect x="14" y="130" width="132" height="16" rx="8" fill={ink} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

TrafficCone.facts = facts
