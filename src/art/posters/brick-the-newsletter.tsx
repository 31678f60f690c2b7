import { tomato } from '#art/drawing-colors.ts'
import type { PosterFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'
import { Grid } from '#art/posters/parts/grid.tsx'

const courses = [
  { y: 176, columns: [20, 150] },
  { y: 252, columns: [-46, 85, 216] },
  { y: 328, columns: [20, 150] },
]

/** A brick in a wall, of which only the long side is visible. */
function WallBrick({ expression }: Faced) {
  return (
    <>
      <rect width="124" height="70" rx="4" fill={tomato} />
      <Face expression={expression} x={62} y={24} scale={0.9} />
    </>
  )
}

export function BrickTheNewsletter() {
  return <Grid rows={courses} smirk={3} draw={(expression) => <WallBrick expression={expression} />} />
}

BrickTheNewsletter.facts = { name: 'brick-the-newsletter', ground: 'mint' } as const satisfies PosterFacts
