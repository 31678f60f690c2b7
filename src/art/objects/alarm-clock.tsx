import { ink, paper, tomato } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'
import { Line } from '#art/line.tsx'

const facts = {
  name: 'alarm-clock',
  ground: 'yolk',
  face: { x: 80, y: 76, scale: 0.92 },
} as const satisfies ObjectFacts

export function AlarmClock({ expression }: Faced) {
  return (
    <>
      <Line d="M44 126l-10 16M116 126l10 16" width={10} color={ink} />
      <path d="M16 52a26 26 0 0 1 44-30ZM144 52a26 26 0 0 0-44-30Z" fill={ink} />
      <circle cx="80" cy="84" r="58" fill={tomato} />
      <circle cx="80" cy="84" r="46" fill={paper} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

AlarmClock.facts = facts
