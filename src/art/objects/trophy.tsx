import { ink, yolk } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'
import { Line } from '#art/line.tsx'

const facts = { name: 'trophy', ground: 'lilac', face: { x: 80, y: 40, scale: 0.92 } } as const satisfies ObjectFacts

export function Trophy({ expression }: Faced) {
  return (
    <>
      <Line d="M38 30H24v8a26 26 0 0 0 24 26M122 30h14v8a26 26 0 0 1-24 26" width={10} color={yolk} />
      <path d="M34 14h92v42a46 46 0 0 1-92 0Z" fill={yolk} />
      <rect x="72" y="96" width="16" height="26" fill={yolk} />
      <rect x="40" y="118" width="80" height="26" rx="6" fill={ink} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

Trophy.facts = facts
