import { yolk } from '#art/drawing-colors.ts'
import type { PosterFacts } from '#art/drawing-facts.ts'
import { FilingCabinet } from '#art/objects/filing-cabinet.tsx'
import { Floor } from '#art/posters/parts/floor.tsx'

export function Form27B() {
  return (
    <>
      <Floor y={338} fill={yolk} />
      <g transform="translate(10 108) scale(1.72)">
        <FilingCabinet />
      </g>
    </>
  )
}

Form27B.facts = { name: 'form-27-b', ground: 'tomato' } as const satisfies PosterFacts
