import { ink, paper, sky, tomato } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'

const facts = { name: 'goldfish', ground: 'lilac', face: { x: 70, y: 84, scale: 0.84 } } as const satisfies ObjectFacts

export function Goldfish({ expression }: Faced) {
  return (
    <>
      <path d="M20.1 66A62 62 0 0 1 139.9 66Z" fill={paper} />
      <path d="M20.1 65.5h119.8A62 62 0 1 1 20.1 65.5Z" fill={sky} />
      <rect x="40" y="14" width="80" height="16" rx="8" fill={ink} />
      <rect x="36" y="134" width="88" height="12" rx="6" fill={ink} />
      <path d="M104 92l30-24v48Z" fill={tomato} />
      <circle cx="74" cy="92" r="36" fill={tomato} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

Goldfish.facts = facts
