import type { PosterFacts } from '#art/drawing-facts.ts'
import { AlarmClock } from '#art/objects/alarm-clock.tsx'

export function NineFifteen() {
  return (
    <g transform="translate(-22 112) scale(2.15)">
      <AlarmClock />
    </g>
  )
}

NineFifteen.facts = { name: 'nine-fifteen', ground: 'sky' } as const satisfies PosterFacts
