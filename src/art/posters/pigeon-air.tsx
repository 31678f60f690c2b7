import { Pigeon } from '#art/objects/pigeon.tsx'
import { yolk } from '#art/palette.ts'

export function PigeonAir() {
  return (
    <>
      <rect y="336" width="300" height="76" fill={yolk} />
      <g transform="translate(16 122) scale(1.66)">
        <Pigeon />
      </g>
    </>
  )
}
