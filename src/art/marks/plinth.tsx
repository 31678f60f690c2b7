import type { MarkFacts } from '#art/drawing-facts.ts'

export function Plinth() {
  return (
    <>
      <path d="M12 30a20 20 0 0 1 40 0Z" />
      <path d="M6 34h52v22H6z" />
    </>
  )
}

Plinth.facts = { name: 'plinth' } as const satisfies MarkFacts
