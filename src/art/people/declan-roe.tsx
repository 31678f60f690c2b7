import { ink, skin1, yolk } from '#art/drawing-colors.ts'
import type { PersonFacts } from '#art/drawing-facts.ts'
import type { Faced } from '#art/face.tsx'
import { Ears, Head, PersonFace, Shoulders } from '#art/people/parts/body.tsx'
import { TurtleNeck } from '#art/people/parts/clothes.tsx'
import { Quiff } from '#art/people/parts/hair.tsx'

export function DeclanRoe({ expression }: Faced) {
  return (
    <>
      <Shoulders top={ink} />
      <Ears skin={skin1} />
      <Head skin={skin1} />
      <TurtleNeck top={ink} skin={skin1} />
      <Quiff color={yolk} />
      <PersonFace expression={expression} />
    </>
  )
}

DeclanRoe.facts = { name: 'declan-roe', ground: 'mint' } as const satisfies PersonFacts
