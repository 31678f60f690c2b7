import { paper, sky } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'
import { Line } from '#art/line.tsx'

const facts = { name: 'cloud', ground: 'lilac', face: { x: 78, y: 66 } } as const satisfies ObjectFacts

export function Cloud({ expression }: Faced) {
  return (
    <>
      <Line d="M48 122v16M80 122v24M112 122v10" width={8} color={sky} />
      <path d="M40 112a28 28 0 0 1-6-55a42 42 0 0 1 80-14a35 35 0 0 1 6 69Z" fill={paper} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

Cloud.facts = facts
