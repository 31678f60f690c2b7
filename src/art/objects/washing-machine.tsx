import { ink, paper, sky, tomato } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'

const facts = {
  name: 'washing-machine',
  ground: 'lilac',
  face: { x: 80, y: 82, scale: 0.86 },
} as const satisfies ObjectFacts

export function WashingMachine({ expression }: Faced) {
  return (
    <>
      <rect x="20" y="8" width="120" height="138" rx="12" fill={paper} />
      <rect x="32" y="20" width="40" height="12" rx="6" fill={sky} />
      <circle cx="108" cy="26" r="7" fill={tomato} />
      <circle cx="126" cy="26" r="5" fill={ink} />
      <circle cx="80" cy="90" r="48" fill={ink} />
      <circle cx="80" cy="90" r="39" fill={sky} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

WashingMachine.facts = facts
