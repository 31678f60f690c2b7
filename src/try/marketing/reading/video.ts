import { BlobSource, CanvasSink, Input, MATROSKA, MP4, QTFF, WEBM } from 'mediabunny'
import { lookedAt, type Video } from '#try/marketing/story/material.ts'
import { type Sample, shotsOf } from './cuts.ts'
import { type Looked, measure, sidesWithin } from './photo.ts'

/** Seconds between two samples. */
const step = 0.5
/** Milliseconds after which sampling ends, for slow machines. */
const samplingTimeout = 15_000
/** The longer side of the compared frames, in pixels. */
const comparedSide = 32
const shownSide = 264

export type ReadVideo = Omit<Video, 'name'> & Partial<Looked>

/**
 * Measures a video: its length and size from the file's tables, and its first minute by sampled frames, where the browser can
 * decode it. Of a big file only these parts are read.
 *
 * @throws when it is no video, or damaged
 */
export async function readVideo(file: File): Promise<ReadVideo> {
  using input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM, MATROSKA] })
  const track = await input.getPrimaryVideoTrack()
  if (!track) throw new TypeError('no picture in this video')
  const seconds = (await track.getDurationFromMetadata()) ?? (await track.computeDuration())
  const size = { width: await track.getDisplayWidth(), height: await track.getDisplayHeight() }
  const known = { kind: 'video', seconds, ...size, shots: [], palette: [] } as const
  if (!(await canBeShown(track))) return known
  try {
    return { ...known, ...(await look(track, size, seconds)) }
  } catch {
    // The tables are intact, but the frames are damaged, or the browser can't decode them after all.
    return known
  }
}

type Track = NonNullable<Awaited<ReturnType<Input['getPrimaryVideoTrack']>>>

/** Videos with transparency need a worker, which the page's policy forbids. */
const canBeShown = async (track: Track) =>
  'VideoDecoder' in globalThis && (await track.canDecode()) && !(await track.canBeTransparent())

async function look(track: Track, size: { width: number; height: number }, seconds: number) {
  const end = Math.min(seconds, lookedAt)
  const first = await track.getFirstTimestamp()
  const times = Array.from({ length: Math.max(1, Math.floor(end / step)) }, (_, index) => first + index * step)
  const small = document.createElement('canvas')
  Object.assign(small, sidesWithin(size, comparedSide))
  const context = small.getContext('2d', { willReadFrequently: true })
  const samples: Sample[] = []
  let shown: (Looked & ReturnType<typeof measure>) | undefined
  const begun = performance.now()
  const sink = new CanvasSink(track, { ...sidesWithin(size, shownSide), fit: 'fill', poolSize: 2 })
  for await (const frame of sink.canvasesAtTimestamps(times)) {
    if (!frame || !context) continue
    // A frame from the middle of the measured part says more than the first, which is often black.
    if (!shown || samples.length === Math.floor(times.length / 3)) {
      shown?.picture.close()
      shown = { picture: await createImageBitmap(frame.canvas), ...measure(frame.canvas) }
    }
    context.drawImage(frame.canvas, 0, 0, small.width, small.height)
    samples.push({ at: samples.length * step, data: context.getImageData(0, 0, small.width, small.height).data })
    if (performance.now() - begun > samplingTimeout) break
  }
  if (!shown) return {}
  return { ...shown, shots: shotsOf(samples, Math.min(end, samples.length * step + step)) }
}
