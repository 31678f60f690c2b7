import { ink, paper, yolk } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'

const facts = { name: 'lightbulb', ground: 'sky', face: { x: 80, y: 60 } } as const satisfies ObjectFacts

export function Lightbulb({ expression }: Faced) {
  return (
    <>
      <path d="M60 92h40v24H60Z" fill={yolk} />
      <circle cx="80" cy="64" r="48" fill={yolk} />
      <rect x="56" y="112" width="48" height="10" rx="5" fill={paper} />
      <rect x="56" y="124" width="48" height="10" rx="5" fill={paper} />
      <path d="M66 136h28a14 10 0 0 1-28 0Z" fill={ink} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

Lightbulb.facts = facts
