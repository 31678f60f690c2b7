import type { MarkFacts } from '#art/drawing-facts.ts'

export function Quarterly() {
  return (
    <path d="M30 30V6A24 24 0 0 0 6 30ZM34 30h24A24 24 0 0 0 34 6ZM30 34H6v24a24 24 0 0 0 24-24ZM34 34h24v24a24 24 0 0 1-24-24Z" />
  )
}

Quarterly.facts = { name: 'quarterly' } as const satisfies MarkFacts
