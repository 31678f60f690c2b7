import { EspressoCup } from '#art/objects/espresso-cup.tsx'
import { tomato } from '#art/palette.ts'

export function NightShiftEspresso() {
  return (
    <>
      <rect y="330" width="300" height="82" fill={tomato} />
      <g transform="translate(14 126) scale(1.62)">
        <EspressoCup />
      </g>
    </>
  )
}
