import { FilingCabinet } from '#art/objects/filing-cabinet.tsx'
import { yolk } from '#art/palette.ts'

export function Form27B() {
  return (
    <>
      <rect y="338" width="300" height="74" fill={yolk} />
      <g transform="translate(10 108) scale(1.72)">
        <FilingCabinet />
      </g>
    </>
  )
}
