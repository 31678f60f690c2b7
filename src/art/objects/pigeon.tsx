import { ink, mint, paper, sky, tomato } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'
import { Line } from '#art/line.tsx'

const facts = { name: 'pigeon', ground: 'yolk', face: { x: 54, y: 46, scale: 0.9 } } as const satisfies ObjectFacts

export function Pigeon({ expression }: Faced) {
  return (
    <>
      <Line d="M66 132v14M88 132v14" width={8} color={tomato} />
      <path d="M16 50a38 38 0 0 1 76 0v14a20 20 0 0 0 20 20h42a58 58 0 0 1-58 54H62a46 46 0 0 1-46-46Z" fill={sky} />
      <path d="M16 78h77q5 5 12 6l-4 16H16Z" fill={mint} />
      <path d="M74 100h62a38 38 0 0 1-38 24 24 24 0 0 1-24-24Z" fill={paper} />
      <path d="M46 54h16l-8 11Z" fill={ink} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

Pigeon.facts = facts
