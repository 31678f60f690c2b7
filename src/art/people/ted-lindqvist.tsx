import { ink, skin1, skin2, tomato, yolk } from '#art/drawing-colors.ts'
import type { PersonFacts } from '#art/drawing-facts.ts'
import type { Faced } from '#art/face.tsx'
import { Ears, Head, PersonFace, Shoulders } from '#art/people/parts/body.tsx'
import { RoundNeck } from '#art/people/parts/clothes.tsx'
import { Beard } from '#art/people/parts/hair.tsx'

export function TedLindqvist({ expression }: Faced) {
  return (
    <>
      <Shoulders top={yolk} />
      <RoundNeck skin={skin1} />
      <Ears skin={skin1} />
      <Head skin={skin1} />
      <Beard color={skin2} />
      <path d="M46 54a34 34 0 0 1 68 0v4H46Z" fill={tomato} />
      <rect x="40" y="50" width="92" height="11" rx="5.5" fill={ink} />
      <PersonFace expression={expression} />
    </>
  )
}

TedLindqvist.facts = { name: 'ted-lindqvist', ground: 'mint' } as const satisfies PersonFacts
