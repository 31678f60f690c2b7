import { tomato } from '#art/drawing-colors.ts'
import type { PosterFacts } from '#art/drawing-facts.ts'
import { OfficePlant } from '#art/objects/office-plant.tsx'

export function PlantUnsupervised() {
  return (
    <>
      <path d="M0 800V260a150 150 0 0 1 300 0v540Z" fill={tomato} />
      <g transform="translate(24 140) scale(1.58)">
        <OfficePlant />
      </g>
    </>
  )
}

PlantUnsupervised.facts = { name: 'plant-unsupervised', ground: 'yolk' } as const satisfies PosterFacts
