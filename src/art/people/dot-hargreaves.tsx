import { ink, lilac, paper, skin2, yolk } from '#art/drawing-colors.ts'
import type { PersonFacts } from '#art/drawing-facts.ts'
import type { Faced } from '#art/face.tsx'
import { Ears, Head, PersonFace, Shoulders } from '#art/people/parts/body.tsx'
import { VNeck } from '#art/people/parts/clothes.tsx'
import { Glasses } from '#art/people/parts/extras.tsx'
import { BunBack, BunFront } from '#art/people/parts/hair.tsx'

export function DotHargreaves({ expression }: Faced) {
  return (
    <>
      <BunBack color={paper} />
      <Shoulders top={lilac} />
      <VNeck shirt={yolk} />
      <Ears skin={skin2} />
      <Head skin={skin2} />
      <BunFront color={paper} />
      <Glasses color={ink} />
      <PersonFace expression={expression} />
    </>
  )
}

DotHargreaves.facts = { name: 'dot-hargreaves', ground: 'tomato' } as const satisfies PersonFacts
