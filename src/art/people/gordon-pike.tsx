import { ink, mint, paper, skin1 } from '#art/drawing-colors.ts'
import type { PersonFacts } from '#art/drawing-facts.ts'
import type { Faced } from '#art/face.tsx'
import { Ears, Head, PersonFace } from '#art/people/parts/body.tsx'
import { Suit } from '#art/people/parts/clothes.tsx'
import { Glasses } from '#art/people/parts/extras.tsx'
import { ShortHair } from '#art/people/parts/hair.tsx'

export function GordonPike({ expression }: Faced) {
  return (
    <>
      <Suit tie={mint} />
      <Ears skin={skin1} />
      <Head skin={skin1} />
      <ShortHair color={paper} />
      <Glasses color={ink} />
      <PersonFace expression={expression} />
    </>
  )
}

GordonPike.facts = { name: 'gordon-pike', ground: 'lilac' } as const satisfies PersonFacts
