import { paper, tomato } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'

const facts = { name: 'milk-carton', ground: 'sky', face: { x: 80, y: 78 } } as const satisfies ObjectFacts

export function MilkCarton({ expression }: Faced) {
  return (
    <>
      <rect x="50" y="8" width="60" height="14" rx="3" fill={tomato} />
      <path d="M50 20h60l18 36H32Z" fill={paper} />
      <path d="M80 20l18 36H62Z" fill={tomato} />
      <rect x="32" y="56" width="96" height="88" rx="4" fill={paper} />
      <rect x="32" y="120" width="96" height="24" fill={tomato} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

MilkCarton.facts = facts
