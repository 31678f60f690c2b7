import { MilkCarton } from '#art/objects/milk-carton.tsx'
import { yolk } from '#art/palette.ts'

export function LidDairy() {
  return (
    <>
      <rect y="352" width="300" height="60" fill={yolk} />
      <g transform="translate(30 118) scale(1.64)">
        <MilkCarton />
      </g>
    </>
  )
}
