import { ink, paper, skin2 } from '#art/drawing-colors.ts'
import type { ObjectFacts } from '#art/drawing-facts.ts'
import { Face, type Faced } from '#art/face.tsx'

const facts = { name: 'toaster', ground: 'yolk', face: { x: 78, y: 92 } } as const satisfies ObjectFacts

export function Toaster({ expression }: Faced) {
  return (
    <>
      <rect x="44" y="22" width="34" height="60" rx="12" fill={skin2} />
      <rect x="84" y="34" width="34" height="48" rx="12" fill={skin2} />
      <rect x="30" y="128" width="20" height="16" rx="6" fill={ink} />
      <rect x="110" y="128" width="20" height="16" rx="6" fill={ink} />
      <path d="M16 92a32 32 0 0 1 32-32h64a32 32 0 0 1 32 32v36a8 8 0 0 1-8 8H24a8 8 0 0 1-8-8Z" fill={paper} />
      <rect x="38" y="60" width="84" height="8" rx="4" fill={ink} />
      <rect x="140" y="84" width="14" height="26" rx="7" fill={ink} />
      <Face expression={expression} {...facts.face} />
    </>
  )
}

Toaster.facts = facts
