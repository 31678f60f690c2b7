import type { Faced } from '#art/face.tsx'
import type { PersonFacts } from '#art/facts.ts'
import { ink, skin2, tomato, yolk } from '#art/palette.ts'
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
