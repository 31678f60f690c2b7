import { ink, skin4, sky, tomato } from '#art/drawing-colors.ts'
import type { PersonFacts } from '#art/drawing-facts.ts'
import type { Faced } from '#art/face.tsx'
import { Ears, Head, PersonFace, Shoulders } from '#art/people/parts/body.tsx'
import { RoundNeck } from '#art/people/parts/clothes.tsx'
import { Earrings } from '#art/people/parts/extras.tsx'

export function InesOkafor({ expression }: Faced) {
  return (
    <>
      <circle cx="80" cy="58" r="54" fill={ink} />
      <Shoulders top={tomato} />
      <RoundNeck skin={skin4} />
      <Ears skin={skin4} />
      <Head skin={skin4} />
      <Earrings color={sky} />
      <PersonFace expression={expression} />
    </>
  )
}

InesOkafor.facts = { name: 'ines-okafor', ground: 'yolk' } as const satisfies PersonFacts
