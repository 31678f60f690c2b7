import { ink, lilac, paper, tomato, yolk } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'

const facts = { name: 'cake', ground: 'mint', face: { x: 80, y: 98, scale: 0.8 } } as const satisfies ObjectFacts

export function Cake({ expression }: Faced) {
  return (
    <>
      <path d="M80 6q12 14 0 22q-12-8 0-22Z" fill={tomato} />
      <rect x="75" y="30" width="10" height="30" fill={ink} />
      <path d="M24 72a16 16 0 0 1 16-16h80a16 16 0 0 1 16 16v60H24Z" fill={lilac} />
      <path
        d="M24 72a16 16 0 0 1 16-16h80a16 16 0 0 1 16 16v8a9 9 0 0 1-18 0a9 9 0 0 1-18 0a10 10 0 0 1-20 0a10 10 0 0 1-20 0a9 9 0 0 1-18 0a9 9 0 0 1-18 0Z"
        fill={paper}
      />
      <rect x="24" y="122" width="112" height="12" fill={yolk} />
      <rect x="12" y="132" width="136" height="14" rx="7" fill={ink} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

Cake.facts = facts
