import { ink, mint, paper } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'
import { Line } from '#art/line.tsx'

const facts = { name: 'typewriter', ground: 'tomato', face: { x: 80, y: 82 } } as const satisfies ObjectFacts

export function Typewriter({ expression }: Faced) {
  return (
    <>
      <rect x="44" y="10" width="72" height="60" rx="4" fill={paper} />
      <Line d="M58 26h44M58 40h24" width={5} color={ink} />
      <rect x="16" y="52" width="128" height="14" rx="7" fill={ink} />
      <path d="M28 60h104l16 76a8 8 0 0 1-8 8H20a8 8 0 0 1-8-8Z" fill={mint} />
      <circle cx="48" cy="126" r="6" fill={ink} />
      <circle cx="69" cy="126" r="6" fill={ink} />
      <circle cx="91" cy="126" r="6" fill={ink} />
      <circle cx="112" cy="126" r="6" fill={ink} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

Typewriter.facts = facts
