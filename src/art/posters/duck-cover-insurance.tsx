import { paper, sky } from '#art/drawing-colors.ts'
import type { PosterFacts } from '#art/drawing-facts.ts'
import { RubberDuck } from '#art/objects/rubber-duck.tsx'
import { Floor } from '#art/posters/parts/floor.tsx'

export function DuckCoverInsurance() {
  return (
    <>
      <g transform="translate(22 136) scale(1.64)">
        <RubberDuck />
      </g>
      <Floor y={326} fill={sky} />
      <rect x="40" y="346" width="90" height="9" rx="4.5" fill={paper} />
    </>
  )
}

DuckCoverInsurance.facts = { name: 'duck-cover-insurance', ground: 'lilac' } as const satisfies PosterFacts
