import type { MarkFacts } from '#art/drawing-facts.ts'

export function Blank() {
  return <path fillRule="evenodd" d="M6 6h52v52H6ZM20 20v24h24V20Z" />
}

Blank.facts = { name: 'blank' } as const satisfies MarkFacts
