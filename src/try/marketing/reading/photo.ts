import type { Photo } from '../story/material.ts'
import { lightOf, measuredSide, paletteOf } from './pixels.ts'

/** The longer side, in pixels, of the copy that is shown: the tile of 88 px on a dense screen. */
const shownSide = 264

export interface Looked {
  /** A small copy, to be drawn. */
  readonly picture: ImageBitmap
}

/** The sides of a copy of so many pixels at most; no side vanishes. */
export const sidesWithin = ({ width, height }: { width: number; height: number }, side: number) => {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Measures a photo. The browser opens it apart from the page's own thread; what is drawn here is small.
 * @throws when the browser can't open it
 */
export async function readPhoto(file: File): Promise<Omit<Photo, 'name'> & Looked> {
  const whole = await createImageBitmap(file)
  const size = { width: whole.width, height: whole.height }
  whole.close()
  const { width: resizeWidth, height: resizeHeight } = sidesWithin(size, shownSide)
  const picture = await createImageBitmap(file, { resizeWidth, resizeHeight, resizeQuality: 'medium' })
  return { kind: 'photo', ...size, picture, ...measure(picture) }
}

/** Light and colors of a picture. */
export function measure(picture: ImageBitmap | HTMLCanvasElement | OffscreenCanvas) {
  const { width, height } = sidesWithin(picture, measuredSide)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return { palette: [] }
  context.drawImage(picture, 0, 0, width, height)
  const pixels = context.getImageData(0, 0, width, height)
  return { light: lightOf(pixels), palette: paletteOf(pixels) }
}
