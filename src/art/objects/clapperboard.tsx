import { ink, paper, tomato } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'

const facts = { name: 'clapperboard', ground: 'sky', face: { x: 80, y: 102 } } as const satisfies ObjectFacts

export function Clapperboard({ expression }: Faced) {
  return (
    <>
      <g transform="rotate(-10 20 60)">
        <rect x="16" y="34" width="128" height="24" rx="4" fill={paper} />
        <path d="M32 34h20l-12 24H20ZM72 34h20l-12 24H60ZM112 34h20l-12 24h-20Z" fill={ink} />
      </g>
      <rect x="16" y="60" width="128" height="20" fill={paper} />
      <path d="M20 60h20l12 20H32ZM60 60h20l12 20H72ZM100 60h20l12 20h-20Z" fill={ink} />
      <path d="M16 80h128v56a8 8 0 0 1-8 8H24a8 8 0 0 1-8-8Z" fill={tomato} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

Clapperboard.facts = facts
