import { useLayoutEffect, useRef } from 'react'

interface PictureProps {
  bitmap: ImageBitmap
  /** In CSS pixels; it is drawn twice as fine. */
  side: number
  className?: string | undefined
}

/** The middle of a picture, in a square. Drawn, since no page here may show an address of the visitor's own disk. */
export function Picture({ bitmap, side, className }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const { width, height } = bitmap
    const from = Math.min(width, height)
    canvas.current
      ?.getContext('2d')
      ?.drawImage(bitmap, (width - from) / 2, (height - from) / 2, from, from, 0, 0, 2 * side, 2 * side)
  }, [bitmap, side])
  // Nothing says what is in it: the file's name stands beside it.
  return <canvas ref={canvas} className={className} width={2 * side} height={2 * side} />
}
