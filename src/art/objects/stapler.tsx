import { ink, paper, tomato } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'

const facts = { name: 'stapler', ground: 'mint', face: { x: 74, y: 74 } } as const satisfies ObjectFacts

export function Stapler({ expression }: Faced) {
  return (
    <>
      <rect x="12" y="124" width="136" height="16" rx="8" fill={ink} />
      <rect x="112" y="92" width="24" height="40" rx="4" fill={ink} />
      <path d="M12 66a10 10 0 0 1 10-10h70a56 56 0 0 1 56 52v4H22a10 10 0 0 1-10-10Z" fill={tomato} />
      <rect x="20" y="112" width="24" height="6" fill={paper} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

Stapler.facts = facts
