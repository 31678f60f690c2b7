import type { ImageMetadata } from 'astro'
import type { Photo } from '#art/names.ts'

/** Widths of the copies in px: from a face beside a comment to half of a wide, dense screen. A copy is never wider than its original. */
const widths = [128, 320, 640, 960, 1280, 1600]

/** Width of a social card's copy in px, wider than a photograph on a card; the renderer of cards reads no WebP. */
const cardWidth = 960

/** In a build, reading any property but this one marks the original as used by a page, which publishes it. */
interface Watched extends ImageMetadata {
  readonly clone?: ImageMetadata
}

interface Original {
  readonly photo: Watched
  readonly alt: string
}

/** Whether a value is a photograph of an entry. In the server's bundle it is a text, and no photograph is shown. */
const isOriginal = (value: object): value is Original =>
  'photo' in value && typeof value.photo === 'object' && value.photo !== null

const made = new WeakMap<ImageMetadata, Promise<Photo['photo']>>()

/** Copies of an original in modern formats. The original is never published: cameras write the location into it. */
async function copiesOf(original: Watched): Promise<Photo['photo']> {
  const { getImage } = await import('astro:assets')
  const { width, height } = original.clone ?? original
  const fitting = [...new Set(widths.map((each) => Math.min(each, width)))]
  const image = await getImage({ src: original, format: 'webp', widths: fitting, width: fitting.at(-1) ?? width })
  const card = await getImage({ src: original, format: 'jpeg', width: Math.min(cardWidth, width) })
  return { src: image.src, srcSet: image.srcSet.attribute, card: card.src, width, height }
}

/** A value with every photograph in it replaced by its copies. */
async function shown(value: unknown): Promise<unknown> {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (Array.isArray(value)) return Promise.all(value.map(shown))
  if (isOriginal(value)) {
    const photo = made.get(value.photo) ?? copiesOf(value.photo)
    made.set(value.photo, photo)
    return { ...value, photo: await photo }
  }
  const fields = await Promise.all(Object.entries(value).map(async ([name, field]) => [name, await shown(field)]))
  return Object.fromEntries(fields)
}

/** Whether a value contains a photograph. Most entries have none and are returned unchanged. */
const hasPhoto = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !(value instanceof Date) &&
  (isOriginal(value) || Object.values(value).some(hasPhoto))

/** The entry with its photographs replaced by the build's copies. */
export async function withPhotos<Entry extends { readonly data: object }>(entry: Entry): Promise<Entry> {
  return hasPhoto(entry.data) ? ({ ...entry, data: await shown(entry.data) } as Entry) : entry
}
