import { mint, paper, skin1, tomato } from '#art/drawing-colors.ts'
import type { PersonFacts } from '#art/drawing-facts.ts'
import type { Faced } from '#art/face.tsx'
import { Ears, Head, PersonFace, Shoulders } from '#art/people/parts/body.tsx'
import { StandUpCollar } from '#art/people/parts/clothes.tsx'
import { Beard, Quiff } from '#art/people/parts/hair.tsx'

export function TomasLeal({ expression }: Faced) {
  return (
    <>
      <Shoulders top={mint} />
      <StandUpCollar color={paper} />
      <Ears skin={skin1} />
      <Head skin={skin1} />
      <Beard color={tomato} />
      <Quiff color={tomato} />
      <PersonFace expression={expression} />
    </>
  )
}

TomasLeal.facts = { name: 'tomas-leal', ground: 'lilac' } as const satisfies PersonFacts
