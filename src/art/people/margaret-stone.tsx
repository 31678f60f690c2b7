import { lilac, paper, skin1, tomato } from '#art/drawing-colors.ts'
import type { PersonFacts } from '#art/drawing-facts.ts'
import type { Faced } from '#art/face.tsx'
import { Head, PersonFace, Shoulders } from '#art/people/parts/body.tsx'
import { VNeck } from '#art/people/parts/clothes.tsx'
import { Glasses } from '#art/people/parts/extras.tsx'
import { BobBack, BobFront } from '#art/people/parts/hair.tsx'

export function MargaretStone({ expression }: Faced) {
  return (
    <>
      <BobBack color={paper} />
      <Shoulders top={lilac} />
      <VNeck shirt={paper} />
      <Head skin={skin1} />
      <BobFront color={paper} />
      <Glasses color={tomato} />
      <PersonFace expression={expression} />
    </>
  )
}

MargaretStone.facts = { name: 'margaret-stone', ground: 'sky' } as const satisfies PersonFacts
