import type { MarkFacts } from '#art/drawing-facts.ts'

export function Halfway() {
  return (
    <>
      <path d="M30 4a24 24 0 0 0 0 48Z" />
      <path d="M34 12a24 24 0 0 1 0 48Z" />
    </>
  )
}

Halfway.facts = { name: 'halfway' } as const satisfies MarkFacts
