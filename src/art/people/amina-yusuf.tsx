import { ink, lilac, paper, skin4 } from '#art/drawing-colors.ts'
import type { PersonFacts } from '#art/drawing-facts.ts'
import type { Faced } from '#art/face.tsx'
import { Shoulders } from '#art/people/parts/body.tsx'
import { Headscarf } from '#art/people/parts/clothes.tsx'

export function AminaYusuf({ expression }: Faced) {
  return (
    <>
      <Shoulders top={ink} />
      <Headscarf expression={expression} color={lilac} band={paper} skin={skin4} />
    </>
  )
}

AminaYusuf.facts = { name: 'amina-yusuf', ground: 'yolk' } as const satisfies PersonFacts
