import type { MarkFacts } from '#art/drawing-facts.ts'

export function Beige() {
  return <path d="M6 40h52v16H6zM6 24h36v12H6zM6 8h20v12H6z" />
}

Beige.facts = { name: 'beige' } as const satisfies MarkFacts
