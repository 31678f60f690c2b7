import { ink, skin3, yolk } from '#art/drawing-colors.ts'
import type { PersonFacts } from '#art/drawing-facts.ts'
import type { Faced } from '#art/face.tsx'
import { Head, PersonFace, Shoulders } from '#art/people/parts/body.tsx'
import { RoundNeck } from '#art/people/parts/clothes.tsx'
import { LongHairBack, LongHairFront } from '#art/people/parts/hair.tsx'

export function PriyaRaman({ expression }: Faced) {
  return (
    <>
      <LongHairBack color={ink} />
      <Shoulders top={yolk} />
      <RoundNeck skin={skin3} />
      <Head skin={skin3} />
      <LongHairFront color={ink} />
      <PersonFace expression={expression} />
    </>
  )
}

PriyaRaman.facts = { name: 'priya-raman', ground: 'mint' } as const satisfies PersonFacts
