import type { PosterFacts } from '#art/drawing-facts.ts'
import { Printer } from '#art/objects/printer.tsx'
import { Grid } from '#art/posters/parts/grid.tsx'

const columns = [18, 152]
const rows = [122, 256].map((y) => ({ y, columns }))

export function PrinterTherapy() {
  return <Grid rows={rows} scale={0.81} smirk={2} draw={(expression) => <Printer expression={expression} />} />
}

PrinterTherapy.facts = { name: 'printer-therapy', ground: 'yolk' } as const satisfies PosterFacts
