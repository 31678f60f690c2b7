import { ink, paper, skin3, tomato, yolk } from '#art/drawing-colors.ts'
import type { PersonFacts } from '#art/drawing-facts.ts'
import type { Faced } from '#art/face.tsx'
import { Ears, Head, PersonFace, Shoulders } from '#art/people/parts/body.tsx'
import { VNeck } from '#art/people/parts/clothes.tsx'
import { Beard } from '#art/people/parts/hair.tsx'

export function HarpreetGill({ expression }: Faced) {
  return (
    <>
      <Shoulders top={yolk} />
      <VNeck shirt={paper} />
      <Ears skin={skin3} />
      <Head skin={skin3} />
      <Beard color={ink} />
      <path d="M36 58a44 46 0 0 1 88 0q0 8-10 6q-14-4-34-28q-20 24-34 28q-10 2-10-6Z" fill={tomato} />
      <path d="M80 36q-9 11-18 18h36q-9-7-18-18Z" fill={paper} />
      <PersonFace expression={expression} mouthColor={skin3} />
    </>
  )
}

HarpreetGill.facts = { name: 'harpreet-gill', ground: 'lilac' } as const satisfies PersonFacts
