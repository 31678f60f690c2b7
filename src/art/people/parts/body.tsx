import { Face, type Faced } from '#art/face.tsx'

export function Shoulders({ top }: { top: string }) {
  return <path d="M14 160v-4a44 44 0 0 1 44-44h44a44 44 0 0 1 44 44v4Z" fill={top} />
}

/** Not drawn with long hair, which hides them. */
export function Ears({ skin }: { skin: string }) {
  return (
    <>
      <circle cx="47" cy="82" r="9" fill={skin} />
      <circle cx="113" cy="82" r="9" fill={skin} />
    </>
  )
}

export function Head({ skin }: { skin: string }) {
  return (
    <>
      <rect x="68" y="96" width="24" height="28" rx="10" fill={skin} />
      <rect x="48" y="32" width="64" height="80" rx="32" fill={skin} />
    </>
  )
}

interface PersonFaceProps extends Faced {
  /** For a mouth in an ink beard. */
  mouthColor?: string
}

export function PersonFace({ expression, mouthColor }: PersonFaceProps) {
  return <Face expression={expression} x={80} y={72} scale={0.8} mouthColor={mouthColor} />
}
