import { tomato } from '#art/drawing-colors.ts'
import type { PosterFacts } from '#art/drawing-facts.ts'
import { EspressoCup } from '#art/objects/espresso-cup.tsx'
import { Floor } from '#art/posters/parts/floor.tsx'

export function NightShiftEspresso() {
  return (
    <>
      <Floor y={330} fill={tomato} />
      <g transform="translate(14 126) scale(1.62)">
        <EspressoCup />
      </g>
    </>
  )
}

NightShiftEspresso.facts = { name: 'night-shift-espresso', ground: 'sky' } as const satisfies PosterFacts
