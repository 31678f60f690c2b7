import { ink, lilac, paper, tomato } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'
import { Line } from '#art/line.tsx'

const facts = { name: 'printer', ground: 'yolk', face: { x: 80, y: 66, scale: 0.92 } } as const satisfies ObjectFacts

export function Printer({ expression }: Faced) {
  return (
    <>
      <rect x="44" y="8" width="72" height="56" rx="4" fill={paper} />
      <Line d="M58 24h44M58 36h28" width={5} color={ink} />
      <rect x="14" y="46" width="132" height="78" rx="12" fill={lilac} />
      <circle cx="132" cy="60" r="5" fill={tomato} />
      <rect x="38" y="112" width="84" height="36" rx="4" fill={paper} />
      <rect x="30" y="106" width="100" height="10" rx="5" fill={ink} />
      <Line d="M54 132h52" width={5} color={ink} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

Printer.facts = facts
