import { MilkCarton } from '#art/objects/milk-carton.tsx'
import { yolk } from '#art/palette.ts'
import { Floor } from '#art/posters/floor.tsx'

export function LidDairy() {
  return (
    <>
      <Floor y={352} fill={yolk} />
      <g transform="translate(30 118) scale(1.64)">
        <MilkCarton />
      </g>
    </>
  )
}
