import type { ImageMetadata } from 'astro'
import type { Photo } from '#art/names.ts'

/** In px: a face beside a comment on a dense screen, to half of a wide window on one. A copy is never larger than its original. */
const widths = [128, 320, 640, 960, 1280, 1600]

/** Of the copy on a social card, in px: what draws cards reads no WebP, and a card has less room than this. */
const cardWidth = 960

/** In a build every property but this one notes that a page shows the original, which is then published. */
interface Watched extends ImageMetadata {
  readonly clone?: ImageMetadata
}

interface Original {
  readonly photo: Watched
  readonly alt: string
}

/** A photograph of an entry. The server's bundle is given no pictures and finds a text here; it shows none. */
const isOriginal = (value: object): value is Original =>
  'photo' in value && typeof value.photo === 'object' && value.photo !== null

const made = new WeakMap<ImageMetadata, Promise<Photo['photo']>>()

/** Modern copies of an original, which is not published itself: a camera writes the place into it. */
async function copiesOf(original: Watched): Promise<Photo['photo']> {
  const { getImage } = await import('astro:assets')
  const { width, height } = original.clone ?? original
  const fitting = [...new Set(widths.map((each) => Math.min(each, width)))]
  const image = await getImage({ src: original, format: 'webp', widths: fitting, width: fitting.at(-1) ?? width })
  const card = await getImage({ src: original, format: 'jpeg', width: Math.min(cardWidth, width) })
  return { src: image.src, srcSet: image.srcSet.attribute, card: card.src, width, height }
}

/** The same with each photograph's copies in its place. */
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

/** Whether there is a photograph anywhere in it. Most entries have none and stay as they are. */
const hasPhoto = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !(value instanceof Date) &&
  (isOriginal(value) || Object.values(value).some(hasPhoto))

/** The entry with the copies that its photographs are shown by, instead of the originals. */
export async function withPhotos<Entry extends { readonly data: object }>(entry: Entry): Promise<Entry> {
  return hasPhoto(entry.data) ? ({ ...entry, data: await shown(entry.data) } as Entry) : entry
}
