import { ink, skin3, yolk } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'
import { Line } from '#art/line.tsx'

const facts = { name: 'briefcase', ground: 'sky', face: { x: 80, y: 94 } } as const satisfies ObjectFacts

export function Briefcase({ expression }: Faced) {
  return (
    <>
      <Line d="M56 52V36a12 12 0 0 1 12-12h24a12 12 0 0 1 12 12v16" width={10} color={ink} />
      <rect x="12" y="48" width="136" height="96" rx="14" fill={skin3} />
      <rect x="12" y="58" width="136" height="10" fill={ink} />
      <rect x="32" y="54" width="16" height="20" rx="4" fill={yolk} />
      <rect x="112" y="54" width="16" height="20" rx="4" fill={yolk} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

Briefcase.facts = facts
