import type { MarkFacts } from '#art/drawing-facts.ts'

export function Ordinary() {
  return <path d="M8 8h48v48H8z" />
}

Ordinary.facts = { name: 'ordinary' } as const satisfies MarkFacts
