import { Pigeon } from '#art/objects/pigeon.tsx'
import { yolk } from '#art/palette.ts'
import { Floor } from '#art/posters/floor.tsx'

export function PigeonAir() {
  return (
    <>
      <Floor y={336} fill={yolk} />
      <g transform="translate(16 122) scale(1.66)">
        <Pigeon />
      </g>
    </>
  )
}
