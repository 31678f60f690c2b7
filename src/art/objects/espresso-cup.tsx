import { ink, paper, yolk } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'
import { Line } from '#art/line.tsx'

const facts = { name: 'espresso-cup', ground: 'tomato', face: { x: 76, y: 86 } } as const satisfies ObjectFacts

export function EspressoCup({ expression }: Faced) {
  return (
    <>
      <Line d="M64 40V20M80 40V28M96 40V14" width={6} color={paper} />
      <Line d="M112 72h8a16 16 0 0 1 0 32h-8" width={11} color={yolk} />
      <path d="M32 56h88v40a32 32 0 0 1-32 32H64a32 32 0 0 1-32-32Z" fill={yolk} />
      <path d="M32 56h88v10H32Z" fill={ink} />
      <rect x="16" y="130" width="120" height="14" rx="7" fill={paper} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

EspressoCup.facts = facts
