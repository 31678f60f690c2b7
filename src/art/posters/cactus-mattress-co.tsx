import type { PosterFacts } from '#art/facts.ts'
import { Cactus } from '#art/objects/cactus.tsx'
import { lilac } from '#art/palette.ts'

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
