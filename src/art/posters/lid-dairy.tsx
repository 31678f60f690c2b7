import { yolk } from '#art/drawing-colors.ts'
import type { PosterFacts } from '#art/drawing-facts.ts'
import { MilkCarton } from '#art/objects/milk-carton.tsx'
import { Floor } from '#art/posters/parts/floor.tsx'

export function LidDairy() {
  return (
    <>
      <Floor y={352} fill={yolk} />
      <g transform="translate(30 118) scale(1.64)">
        <MilkCarton />
      </g>
    </>
  )
}

LidDairy.facts = { name: 'lid-dairy', ground: 'mint' } as const satisfies PosterFacts
