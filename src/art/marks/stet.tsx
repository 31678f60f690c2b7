import type { MarkFacts } from '#art/drawing-facts.ts'

export function Stet() {
  return (
    <>
      <rect x="6" y="12" width="52" height="18" rx="9" />
      <circle cx="13" cy="46" r="7" />
      <circle cx="32" cy="46" r="7" />
      <circle cx="51" cy="46" r="7" />
    </>
  )
}

Stet.facts = { name: 'stet' } as const satisfies MarkFacts
