import { tomato } from '#art/drawing-colors.ts'
import type { PosterFacts } from '#art/drawing-facts.ts'
import { Banana } from '#art/objects/banana.tsx'

export function SecondBanana() {
  return (
    <>
      <circle cx="300" cy="400" r="220" fill={tomato} />
      <g transform="translate(-34 150) scale(1.2)">
        <Banana />
      </g>
      <g transform="translate(62 118) scale(1.62)">
        <Banana />
      </g>
    </>
  )
}

SecondBanana.facts = { name: 'second-banana', ground: 'sky' } as const satisfies PosterFacts
