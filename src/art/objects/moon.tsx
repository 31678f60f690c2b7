import { skin2, yolk } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'

const facts = { name: 'moon', ground: 'sky', face: { x: 76, y: 72 } } as const satisfies ObjectFacts

export function Moon({ expression }: Faced) {
  return (
    <>
      <circle cx="80" cy="80" r="60" fill={yolk} />
      <circle cx="44" cy="112" r="9" fill={skin2} />
      <circle cx="112" cy="44" r="12" fill={skin2} />
      <circle cx="118" cy="110" r="6" fill={skin2} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

Moon.facts = facts
