import { ink, tomato } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'
import { Line } from '#art/line.tsx'

const facts = { name: 'balloon', ground: 'sky', face: { x: 80, y: 54 } } as const satisfies ObjectFacts

export function Balloon({ expression }: Faced) {
  return (
    <>
      <Line d="M80 116v30" width={5} color={ink} />
      <path d="M80 104l14 20H66Z" fill={tomato} />
      <circle cx="80" cy="60" r="52" fill={tomato} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

Balloon.facts = facts
