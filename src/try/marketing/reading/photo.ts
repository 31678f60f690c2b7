import type { StoryPhoto } from '#try/marketing/story/material.ts'
import { isAnimated, isGif } from './gif.ts'
import { lightOf, measuredSide, paletteOf } from './pixels.ts'

/** The longer side, in pixels, of the shown copy: the tile of 88 px on a dense screen. */
const shownSide = 264

/** Bytes that are searched for a second picture of a GIF. */
const gifBytes = 8 * 1024 * 1024

export interface Looked {
  readonly picture: ImageBitmap
}

interface Sides {
  readonly width: number
  readonly height: number
}

/** The sides of a scaled copy whose longer side has at most so many pixels; no side is below 1. */
export const sidesWithin = ({ width, height }: Sides, side: number): Sides => {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Measures a photo. The browser decodes it off the main thread; it is drawn once, small.
 * @throws when the browser can't decode it
 */
export async function readPhoto(file: File): Promise<Omit<StoryPhoto, 'name'> & Looked> {
  const whole = await createImageBitmap(file)
  const { width, height } = whole
  const small = drawn(whole, sidesWithin(whole, shownSide))
  whole.close()
  const moves = await isAnimatedFile(file)
  const picture = await createImageBitmap(small.canvas)
  return { kind: 'photo', width, height, ...(moves && { moves }), picture, ...measure(small.canvas) }
}

async function isAnimatedFile(file: File): Promise<boolean> {
  const bytes = async (most: number) => new Uint8Array(await file.slice(0, most).arrayBuffer())
  return isGif(await bytes(4)) && isAnimated(await bytes(gifBytes))
}

function drawn(picture: ImageBitmap | HTMLCanvasElement | OffscreenCanvas, { width, height }: Sides) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser draws nothing')
  context.imageSmoothingQuality = 'medium'
  context.drawImage(picture, 0, 0, width, height)
  return context
}

/** Light and colors of a picture. */
export function measure(picture: HTMLCanvasElement | OffscreenCanvas) {
  const { width, height } = sidesWithin(picture, measuredSide)
  const pixels = drawn(picture, { width, height }).getImageData(0, 0, width, height)
  return { light: lightOf(pixels), palette: paletteOf(pixels) }
}
