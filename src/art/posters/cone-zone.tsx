import { lilac } from '#art/drawing-colors.ts'
import type { PosterFacts } from '#art/drawing-facts.ts'
import { TrafficCone } from '#art/objects/traffic-cone.tsx'
import { Floor } from '#art/posters/parts/floor.tsx'

export function ConeZone() {
  return (
    <>
      <Floor y={330} fill={lilac} />
      <g transform="translate(-50 200) scale(1.04)">
        <TrafficCone />
      </g>
      <g transform="translate(190 200) scale(1.04)">
        <TrafficCone />
      </g>
      <g transform="translate(34 118) scale(1.62)">
        <TrafficCone />
      </g>
    </>
  )
}

ConeZone.facts = { name: 'cone-zone', ground: 'sky' } as const satisfies PosterFacts
