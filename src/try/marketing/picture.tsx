import { useLayoutEffect, useRef } from 'react'

interface PictureProps {
  bitmap: ImageBitmap
  /** In CSS pixels; drawn at twice the resolution. */
  side: number
  className?: string | undefined
}

/** The middle of a picture as a square canvas: the page's policy forbids `blob:` addresses of images. */
export function Picture({ bitmap, side, className }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const { width, height } = bitmap
    const from = Math.min(width, height)
    canvas.current
      ?.getContext('2d')
      ?.drawImage(bitmap, (width - from) / 2, (height - from) / 2, from, from, 0, 0, 2 * side, 2 * side)
  }, [bitmap, side])
  // Without a text alternative, since the file's name stands beside it.
  return <canvas ref={canvas} className={className} width={2 * side} height={2 * side} />
}
