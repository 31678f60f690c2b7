import { ink, skin2, sky } from '#art/drawing-colors.ts'
import type { PersonFacts } from '#art/drawing-facts.ts'
import type { Faced } from '#art/face.tsx'
import { Ears, Head, PersonFace, Shoulders } from '#art/people/parts/body.tsx'
import { RoundNeck } from '#art/people/parts/clothes.tsx'

export function CarlaMendes({ expression }: Faced) {
  return (
    <>
      <circle cx="46" cy="68" r="18" fill={ink} />
      <circle cx="114" cy="68" r="18" fill={ink} />
      <circle cx="42" cy="92" r="15" fill={ink} />
      <circle cx="118" cy="92" r="15" fill={ink} />
      <Shoulders top={sky} />
      <RoundNeck skin={skin2} />
      <Ears skin={skin2} />
      <Head skin={skin2} />
      <circle cx="54" cy="46" r="17" fill={ink} />
      <circle cx="80" cy="36" r="19" fill={ink} />
      <circle cx="106" cy="46" r="17" fill={ink} />
      <PersonFace expression={expression} />
    </>
  )
}

CarlaMendes.facts = { name: 'carla-mendes', ground: 'yolk' } as const satisfies PersonFacts
