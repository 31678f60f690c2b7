import { RubberDuck } from '#art/objects/rubber-duck.tsx'
import { paper, sky } from '#art/palette.ts'

export function DuckCoverInsurance() {
  return (
    <>
      <g transform="translate(22 136) scale(1.64)">
        <RubberDuck />
      </g>
      <rect y="326" width="300" height="86" fill={sky} />
      <rect x="40" y="346" width="90" height="9" rx="4.5" fill={paper} />
    </>
  )
}
