import { skin1, skin3 } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'

const facts = { name: 'loaf', ground: 'mint', face: { x: 80, y: 82 } } as const satisfies ObjectFacts

export function Loaf({ expression }: Faced) {
  return (
    <>
      <path
        d="M16 60a32 32 0 0 1 32-32h64a32 32 0 0 1 20 57v51a8 8 0 0 1-8 8H36a8 8 0 0 1-8-8V85a32 32 0 0 1-12-25Z"
        fill={skin3}
      />
      <path
        d="M28 60a20 20 0 0 1 20-20h64a20 20 0 0 1 10 37v49a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6V77a20 20 0 0 1-10-17Z"
        fill={skin1}
      />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

Loaf.facts = facts
