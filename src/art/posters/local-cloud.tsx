import { yolk } from '#art/drawing-colors.ts'
import type { PosterFacts } from '#art/drawing-facts.ts'
import { Cloud } from '#art/objects/cloud.tsx'

export function LocalCloud() {
  return (
    <>
      <circle cx="222" cy="176" r="70" fill={yolk} />
      <g transform="translate(12 128) scale(1.7)">
        <Cloud />
      </g>
    </>
  )
}

LocalCloud.facts = { name: 'local-cloud', ground: 'lilac' } as const satisfies PosterFacts
