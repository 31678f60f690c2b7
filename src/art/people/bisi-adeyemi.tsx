import { ink, mint, skin4, yolk } from '#art/drawing-colors.ts'
import type { PersonFacts } from '#art/drawing-facts.ts'
import type { Faced } from '#art/face.tsx'
import { Ears, Head, PersonFace, Shoulders } from '#art/people/parts/body.tsx'
import { RoundNeck } from '#art/people/parts/clothes.tsx'
import { Earrings } from '#art/people/parts/extras.tsx'
import { BunBack, BunFront } from '#art/people/parts/hair.tsx'

export function BisiAdeyemi({ expression }: Faced) {
  return (
    <>
      <BunBack color={ink} />
      <Shoulders top={mint} />
      <RoundNeck skin={skin4} />
      <Ears skin={skin4} />
      <Head skin={skin4} />
      <BunFront color={ink} />
      <Earrings color={yolk} />
      <PersonFace expression={expression} />
    </>
  )
}

BisiAdeyemi.facts = { name: 'bisi-adeyemi', ground: 'tomato' } as const satisfies PersonFacts
