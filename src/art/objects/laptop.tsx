import { ink, lilac, paper } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'

const facts = { name: 'laptop', ground: 'mint', face: { x: 80, y: 64 } } as const satisfies ObjectFacts

export function Laptop({ expression }: Faced) {
  return (
    <>
      <rect x="24" y="28" width="112" height="92" rx="10" fill={ink} />
      <rect x="32" y="36" width="96" height="76" rx="4" fill={lilac} />
      <path d="M8 124h144v8a12 12 0 0 1-12 12H20a12 12 0 0 1-12-12Z" fill={paper} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

Laptop.facts = facts
