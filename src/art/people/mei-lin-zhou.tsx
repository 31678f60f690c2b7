import { ink, skin1, tomato, yolk } from '#art/drawing-colors.ts'
import type { PersonFacts } from '#art/drawing-facts.ts'
import type { Faced } from '#art/face.tsx'
import { Line } from '#art/line.tsx'
import { Head, PersonFace, Shoulders } from '#art/people/parts/body.tsx'
import { TurtleNeck } from '#art/people/parts/clothes.tsx'
import { BobBack, BobFront } from '#art/people/parts/hair.tsx'

export function MeiLinZhou({ expression }: Faced) {
  return (
    <>
      <BobBack color={ink} />
      <Shoulders top={tomato} />
      <Head skin={skin1} />
      <TurtleNeck top={tomato} skin={skin1} />
      <BobFront color={ink} />
      <Line d="M41 78v14" width={7} color={yolk} />
      <PersonFace expression={expression} />
    </>
  )
}

MeiLinZhou.facts = { name: 'mei-lin-zhou', ground: 'sky' } as const satisfies PersonFacts
