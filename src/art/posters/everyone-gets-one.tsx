import type { PosterFacts } from '#art/drawing-facts.ts'
import { Trophy } from '#art/objects/trophy.tsx'
import { Grid } from '#art/posters/parts/grid.tsx'

const columns = [14, 108, 202]
const rows = [108, 202, 296].map((y) => ({ y, columns }))

export function EveryoneGetsOne() {
  return <Grid rows={rows} scale={0.52} smirk={4} draw={(expression) => <Trophy expression={expression} />} />
}

EveryoneGetsOne.facts = { name: 'everyone-gets-one', ground: 'lilac' } as const satisfies PosterFacts
