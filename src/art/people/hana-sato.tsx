import { ink, skin1, tomato } from '#art/drawing-colors.ts'
import type { PersonFacts } from '#art/drawing-facts.ts'
import type { Faced } from '#art/face.tsx'
import { Head, PersonFace, Shoulders } from '#art/people/parts/body.tsx'
import { TurtleNeck } from '#art/people/parts/clothes.tsx'
import { LongHairBack, LongHairFront } from '#art/people/parts/hair.tsx'

export function HanaSato({ expression }: Faced) {
  return (
    <>
      <LongHairBack color={ink} />
      <Shoulders top={tomato} />
      <Head skin={skin1} />
      <TurtleNeck top={tomato} skin={skin1} />
      <LongHairFront color={ink} />
      <PersonFace expression={expression} />
    </>
  )
}

HanaSato.facts = { name: 'hana-sato', ground: 'sky' } as const satisfies PersonFacts
