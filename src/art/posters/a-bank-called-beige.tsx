import { Briefcase } from '#art/objects/briefcase.tsx'
import { skin2 } from '#art/palette.ts'

export function ABankCalledBeige() {
  return (
    <>
      <rect y="318" width="300" height="94" fill={skin2} />
      <g transform="translate(22 148) scale(1.6)">
        <Briefcase />
      </g>
    </>
  )
}
