import { EspressoCup } from '#art/objects/espresso-cup.tsx'
import { tomato } from '#art/palette.ts'
import { Floor } from '#art/posters/floor.tsx'

export function NightShiftEspresso() {
  return (
    <>
      <Floor y={330} fill={tomato} />
      <g transform="translate(14 126) scale(1.62)">
        <EspressoCup />
      </g>
    </>
  )
}
