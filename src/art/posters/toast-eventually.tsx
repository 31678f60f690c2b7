import { tomato } from '#art/drawing-colors.ts'
import type { PosterFacts } from '#art/drawing-facts.ts'
import { Toaster } from '#art/objects/toaster.tsx'

export function ToastEventually() {
  return (
    <>
      <circle cx="150" cy="400" r="190" fill={tomato} />
      <g transform="translate(22 150) scale(1.6)">
        <Toaster />
      </g>
    </>
  )
}

ToastEventually.facts = { name: 'toast-eventually', ground: 'lilac' } as const satisfies PosterFacts
