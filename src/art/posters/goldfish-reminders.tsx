import type { PosterFacts } from '#art/drawing-facts.ts'
import { Goldfish } from '#art/objects/goldfish.tsx'

export function GoldfishReminders() {
  return (
    <g transform="translate(-6 112) scale(1.95)">
      <Goldfish />
    </g>
  )
}

GoldfishReminders.facts = { name: 'goldfish-reminders', ground: 'yolk' } as const satisfies PosterFacts
