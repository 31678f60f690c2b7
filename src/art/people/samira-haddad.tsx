import { ink, skin2, tomato, yolk } from '#art/drawing-colors.ts'
import type { PersonFacts } from '#art/drawing-facts.ts'
import type { Faced } from '#art/face.tsx'
import { Shoulders } from '#art/people/parts/body.tsx'
import { Headscarf } from '#art/people/parts/clothes.tsx'

export function SamiraHaddad({ expression }: Faced) {
  return (
    <>
      <Shoulders top={ink} />
      <Headscarf expression={expression} color={tomato} band={yolk} skin={skin2} />
    </>
  )
}

SamiraHaddad.facts = { name: 'samira-haddad', ground: 'lilac' } as const satisfies PersonFacts
