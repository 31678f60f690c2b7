import { ink, paper, tomato, yolk } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'

const facts = { name: 'pencil', ground: 'mint', face: { x: 80, y: 62, scale: 0.86 } } as const satisfies ObjectFacts

export function Pencil({ expression }: Faced) {
  return (
    <>
      <path d="M52 40h56v64L80 150 52 104Z" fill={paper} />
      <path d="M52 40h56v62q-7 8-14 0q-7 8-14 0q-7 8-14 0q-7 8-14 0Z" fill={yolk} />
      <path d="M71 135h18L80 150Z" fill={ink} />
      <path d="M52 30V24a16 16 0 0 1 16-16h24a16 16 0 0 1 16 16v6Z" fill={tomato} />
      <rect x="50" y="28" width="60" height="14" rx="2" fill={ink} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

Pencil.facts = facts
