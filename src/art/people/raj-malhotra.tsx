import { ink, mint, paper, skin3 } from '#art/drawing-colors.ts'
import type { PersonFacts } from '#art/drawing-facts.ts'
import type { Faced } from '#art/face.tsx'
import { Ears, Head, PersonFace, Shoulders } from '#art/people/parts/body.tsx'
import { StandUpCollar } from '#art/people/parts/clothes.tsx'
import { Beard, ShortHair } from '#art/people/parts/hair.tsx'

export function RajMalhotra({ expression }: Faced) {
  return (
    <>
      <Shoulders top={mint} />
      <StandUpCollar color={paper} />
      <Ears skin={skin3} />
      <Head skin={skin3} />
      <Beard color={ink} />
      <ShortHair color={ink} />
      <PersonFace expression={expression} mouthColor={skin3} />
    </>
  )
}

RajMalhotra.facts = { name: 'raj-malhotra', ground: 'yolk' } as const satisfies PersonFacts
