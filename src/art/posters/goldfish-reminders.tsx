import { Goldfish } from '#art/objects/goldfish.tsx'

export function GoldfishReminders() {
  return (
    <g transform="translate(-6 112) scale(1.95)">
      <Goldfish />
    </g>
  )
}
