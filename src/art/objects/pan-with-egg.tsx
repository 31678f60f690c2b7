import { ink, paper, tomato, yolk } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'
import { Line } from '#art/line.tsx'

const facts = { name: 'pan-with-egg', ground: 'sky', face: { x: 74, y: 80, scale: 0.8 } } as const satisfies ObjectFacts

export function PanWithEgg({ expression }: Faced) {
  return (
    <>
      <Line d="M112 48L146 14" width={16} color={tomato} />
      <circle cx="72" cy="88" r="60" fill={ink} />
      <path
        d="M40 66a28 28 0 0 1 44-16a26 26 0 0 1 34 30a26 26 0 0 1-24 38a34 34 0 0 1-54-8a26 26 0 0 1 0-44Z"
        fill={paper}
      />
      <circle cx="74" cy="86" r="32" fill={yolk} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

PanWithEgg.facts = facts
