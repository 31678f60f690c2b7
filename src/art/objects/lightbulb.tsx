import { Face, type Faced } from '#art/face.tsx'
import { ink, paper, yolk } from '#art/palette.ts'

export function Lightbulb({ expression }: Faced) {
  return (
    <>
      <path d="M60 92h40v24H60Z" fill={yolk} />
      <circle cx="80" cy="64" r="48" fill={yolk} />
      <rect x="56" y="112" width="48" height="10" rx="5" fill={paper} />
      <rect x="56" y="124" width="48" height="10" rx="5" fill={paper} />
      <path d="M66 136h28a14 10 0 0 1-28 0Z" fill={ink} />
      <Face expression={expression} x={80} y={60} />
    </>
  )
}
