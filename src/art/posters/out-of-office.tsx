import { yolk } from '#art/drawing-colors.ts'
import type { PosterFacts } from '#art/drawing-facts.ts'
import { Envelope } from '#art/objects/envelope.tsx'
import { Grid } from '#art/posters/parts/grid.tsx'

const columns = [16, 156]
const rows = [96, 194, 292].map((y) => ({ y, columns }))

// The flaps are yolk: tomato ones would not contrast with the ground.
export function OutOfOffice() {
  return (
    <Grid rows={rows} scale={0.82} smirk={5} draw={(expression) => <Envelope expression={expression} flap={yolk} />} />
  )
}

OutOfOffice.facts = { name: 'out-of-office', ground: 'tomato' } as const satisfies PosterFacts
