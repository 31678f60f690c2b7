import { ink, mint, tomato } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'
import { Line } from '#art/line.tsx'

const facts = { name: 'cactus', ground: 'lilac', face: { x: 80, y: 52, scale: 0.9 } } as const satisfies ObjectFacts

export function Cactus({ expression }: Faced) {
  return (
    <>
      <Line d="M26 60v8a22 22 0 0 0 22 22h12M134 44v10a22 22 0 0 1-22 22h-12" width={20} color={mint} />
      <rect x="48" y="14" width="64" height="110" rx="32" fill={mint} />
      <path d="M46 112h68l-6 26a8 8 0 0 1-8 6H60a8 8 0 0 1-8-6Z" fill={tomato} />
      <rect x="40" y="104" width="80" height="16" rx="6" fill={ink} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

Cactus.facts = facts
