import { yolk } from '#art/drawing-colors.ts'
import type { PosterFacts } from '#art/drawing-facts.ts'
import { Pigeon } from '#art/objects/pigeon.tsx'
import { Floor } from '#art/posters/parts/floor.tsx'

export function PigeonAir() {
  return (
    <>
      <Floor y={336} fill={yolk} />
      <g transform="translate(16 122) scale(1.66)">
        <Pigeon />
      </g>
    </>
  )
}

PigeonAir.facts = { name: 'pigeon-air', ground: 'tomato' } as const satisfies PosterFacts
