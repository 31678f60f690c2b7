import { ink, mint } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'

const facts = { name: 'phone', ground: 'tomato', face: { x: 80, y: 70, scale: 0.9 } } as const satisfies ObjectFacts

export function Phone({ expression }: Faced) {
  return (
    <>
      <rect x="38" y="8" width="84" height="144" rx="18" fill={ink} />
      <rect x="46" y="18" width="68" height="124" rx="10" fill={mint} />
      <rect x="66" y="18" width="28" height="8" rx="4" fill={ink} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

Phone.facts = facts
