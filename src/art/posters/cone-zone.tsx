import { TrafficCone } from '#art/objects/traffic-cone.tsx'
import { lilac } from '#art/palette.ts'

export function ConeZone() {
  return (
    <>
      <rect y="330" width="300" height="82" fill={lilac} />
      <g transform="translate(-50 200) scale(1.04)">
        <TrafficCone />
      </g>
      <g transform="translate(190 200) scale(1.04)">
        <TrafficCone />
      </g>
      <g transform="translate(34 118) scale(1.62)">
        <TrafficCone />
      </g>
    </>
  )
}
