import { ink, yolk } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'

const facts = { name: 'banana', ground: 'sky', face: { x: 110, y: 82, scale: 0.8 } } as const satisfies ObjectFacts

export function Banana({ expression }: Faced) {
  return (
    <>
      <path d="M90 20L122 16C166 66 146 148 46 150L30 126C76 118 96 76 90 20Z" fill={yolk} />
      <path d="M90 20l2-14 22-2 8 14-16 10Z" fill={ink} />
      <path d="M30 126l-12 6 6 16 22 2Z" fill={ink} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

Banana.facts = facts
