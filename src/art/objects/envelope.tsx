import { paper, tomato } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'

const facts = { name: 'envelope', ground: 'mint', face: { x: 80, y: 98 } } as const satisfies ObjectFacts

interface EnvelopeProps extends Faced {
  flap?: string
}

export function Envelope({ expression, flap = tomato }: EnvelopeProps) {
  return (
    <>
      <rect x="14" y="40" width="132" height="96" rx="8" fill={paper} />
      <path d="M14 48a8 8 0 0 1 8-8h116a8 8 0 0 1 8 8L88 83q-8 5-16 0Z" fill={flap} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

Envelope.facts = facts
