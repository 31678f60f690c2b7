import { ink, paper, tomato, yolk } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'

const facts = { name: 'megaphone', ground: 'lilac', face: { x: 82, y: 68, scale: 0.92 } } as const satisfies ObjectFacts

export function Megaphone({ expression }: Faced) {
  return (
    <>
      <rect x="52" y="92" width="22" height="48" rx="11" fill={ink} />
      <path d="M40 56L124 20V124L40 100Z" fill={tomato} />
      <path d="M40 54v48H32a24 24 0 0 1 0-48Z" fill={yolk} />
      <rect x="118" y="12" width="18" height="120" rx="9" fill={paper} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

Megaphone.facts = facts
