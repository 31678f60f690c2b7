import { lilac } from '#art/drawing-colors.ts'
import type { PosterFacts } from '#art/drawing-facts.ts'
import { Cactus } from '#art/objects/cactus.tsx'

export function CactusMattressCo() {
  return (
    <>
      <circle cx="150" cy="270" r="112" fill={lilac} />
      <g transform="translate(22 150) scale(1.6)">
        <Cactus />
      </g>
    </>
  )
}

CactusMattressCo.facts = { name: 'cactus-mattress-co', ground: 'yolk' } as const satisfies PosterFacts
