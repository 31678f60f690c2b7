import { skin2 } from '#art/drawing-colors.ts'
import type { PosterFacts } from '#art/drawing-facts.ts'
import { Briefcase } from '#art/objects/briefcase.tsx'
import { Floor } from '#art/posters/parts/floor.tsx'

export function ABankCalledBeige() {
  return (
    <>
      <Floor y={318} fill={skin2} />
      <g transform="translate(22 148) scale(1.6)">
        <Briefcase />
      </g>
    </>
  )
}

ABankCalledBeige.facts = { name: 'a-bank-called-beige', ground: 'skin-1' } as const satisfies PosterFacts
