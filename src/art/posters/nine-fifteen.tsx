import { AlarmClock } from '#art/objects/alarm-clock.tsx'

export function NineFifteen() {
  return (
    <g transform="translate(-22 112) scale(2.15)">
      <AlarmClock />
    </g>
  )
}
