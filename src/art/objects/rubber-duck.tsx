import { paper, tomato, yolk } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'

const facts = { name: 'rubber-duck', ground: 'sky', face: { x: 63, y: 54 } } as const satisfies ObjectFacts

export function RubberDuck({ expression }: Faced) {
  return (
    <>
      <path d="M16 92h92a34 34 0 0 0 40-30v30a54 54 0 0 1-54 54H70a54 54 0 0 1-54-54Z" fill={yolk} />
      <circle cx="66" cy="56" r="44" fill={yolk} />
      <path d="M84 104h36a26 26 0 0 1-36 24Z" fill={paper} />
      <rect x="38" y="62" width="50" height="24" rx="12" fill={tomato} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

RubberDuck.facts = facts
