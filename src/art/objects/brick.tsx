import { skin3, tomato } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'

const facts = { name: 'brick', ground: 'yolk', face: { x: 80, y: 96 } } as const satisfies ObjectFacts

export function Brick({ expression }: Faced) {
  return (
    <>
      <path d="M12 72h136v64a8 8 0 0 1-8 8H20a8 8 0 0 1-8-8Z" fill={tomato} />
      <path d="M28 48h120l0 24H12Z" fill={skin3} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

Brick.facts = facts
