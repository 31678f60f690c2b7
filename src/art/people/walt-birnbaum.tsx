import { paper, skin1, tomato } from '#art/drawing-colors.ts'
import type { PersonFacts } from '#art/drawing-facts.ts'
import type { Faced } from '#art/face.tsx'
import { Line } from '#art/line.tsx'
import { Ears, Head, PersonFace } from '#art/people/parts/body.tsx'
import { Suit } from '#art/people/parts/clothes.tsx'

export function WaltBirnbaum({ expression }: Faced) {
  return (
    <>
      <path d="M40 84a12 24 0 0 1 12-28v30ZM120 84a12 24 0 0 0-12-28v30Z" fill={paper} />
      <Suit tie={tomato} />
      <Ears skin={skin1} />
      <Head skin={skin1} />
      <Line d="M57 57h13M90 57h13" width={6} color={paper} />
      <PersonFace expression={expression} />
    </>
  )
}

WaltBirnbaum.facts = { name: 'walt-birnbaum', ground: 'sky' } as const satisfies PersonFacts
