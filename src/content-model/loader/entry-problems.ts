import { basename, extname } from 'node:path'
import { slug } from '#content-model/routes.ts'

/** An entry as it was read. */
export interface ReadEntry {
  /** Its file, from the project's folder. */
  readonly file: string
  readonly data: Readonly<Record<string, unknown>>
  /** The rendered Markdown, before pictures are inserted. */
  readonly html?: string | undefined
}

/** Constraints on the entries of a kind. */
export interface Unique {
  /** Ids count within this field's value instead of within the kind. */
  readonly idsWithin?: string
  /** A page's address comes from this field. */
  readonly addressFrom?: string
  /** Entries with one value of this field are listed under one address, so two values may not share an address. */
  readonly listedBy?: string
  /** Another field of which no two entries have the same value. */
  readonly alsoUnique?: string
}

/** Lookups outside an entry's kind. */
export interface Around {
  /** Whether that kind has an entry of that id. */
  hasEntry(kind: string, id: string): boolean
  /** Whether a picture is there: beside the file for a relative path, in public/ for one that begins with a slash. */
  hasPicture(file: string, path: string): boolean
}

/** An entry's id, which is also its address where it has a page. */
export const idOf = (file: string): string => slug(basename(file, extname(file)))

/** Files of a folder with the same address, a sentence for each address. */
export function sameAddresses(folder: string, files: readonly string[]): string[] {
  return [...Map.groupBy(files, idOf)].flatMap(([id, group]) =>
    group.length > 1 ? [`${group.map((file) => `${folder}/${file}`).join(' and ')} have one address: ${id}`] : [],
  )
}

/**
 * Problems of the entries of a kind that no schema can see, one sentence each with the names of the files: shared ids and
 * addresses, references to missing entries, pictures that are missing or have no alternative text.
 */
export function entryProblems(entries: readonly ReadEntry[], unique: Unique, around: Around): string[] {
  const sorted = [...entries].sort((one, other) => (one.file < other.file ? -1 : 1))
  return [
    ...sharedIds(sorted, unique),
    ...sharedValues(sorted, unique),
    ...sharedAddresses(sorted, unique),
    ...sorted.flatMap((entry) => [
      ...danglingReferences(entry, around),
      ...missingPhotos(entry, around),
      ...pictureProblems(entry, around),
    ]),
  ]
}

function sharedIds(entries: readonly ReadEntry[], { idsWithin }: Unique): string[] {
  const numbered = entries.filter(({ data }) => data['id'] !== undefined)
  const keyOf = ({ data }: ReadEntry) => `${data['id']}${idsWithin === undefined ? '' : ` of ${data[idsWithin]}`}`
  return [...Map.groupBy(numbered, keyOf)].flatMap(([key, group]) =>
    group.length > 1 ? [`${filesOf(group)} have one id: ${key}`] : [],
  )
}

function sharedValues(entries: readonly ReadEntry[], { alsoUnique: field }: Unique): string[] {
  if (field === undefined) return []
  return [...Map.groupBy(entries, ({ data }) => data[field])].flatMap(([value, group]) =>
    group.length > 1 ? [`${filesOf(group)} have one ${field}: ${value}`] : [],
  )
}

function sharedAddresses(entries: readonly ReadEntry[], { addressFrom, listedBy }: Unique): string[] {
  const found: string[] = []
  for (const field of [addressFrom, listedBy]) {
    if (field === undefined) continue
    for (const [address, group] of Map.groupBy(entries, ({ data }) => slug(String(data[field])))) {
      // One entry of each list is compared: only another spelling makes a second list with the same address.
      const rivals = field === listedBy ? firstOfEach(group, field) : group
      if (rivals.length > 1) found.push(`${filesOf(rivals)} have one address, made from the ${field}: ${address}`)
    }
  }
  return found
}

const firstOfEach = (entries: readonly ReadEntry[], field: string): ReadEntry[] =>
  [...Map.groupBy(entries, ({ data }) => data[field]).values()].flatMap((group) => group.slice(0, 1))

const filesOf = (entries: readonly ReadEntry[]) => entries.map(({ file }) => file).join(' and ')

function danglingReferences({ file, data }: ReadEntry, { hasEntry }: Around): string[] {
  return referencesIn(data, '').flatMap(({ field, kind, id }) =>
    hasEntry(kind, id)
      ? []
      : [`${file} names “${id}” as its ${field}, and src/content/${kind} has no such file, or only a draft`],
  )
}

interface Reference {
  readonly field: string
  readonly kind: string
  readonly id: string
}

/** The references to other entries in a value, as the schema's `reference()` makes them. */
function referencesIn(value: unknown, field: string): Reference[] {
  if (typeof value !== 'object' || value === null || value instanceof Date) return []
  if ('collection' in value && 'id' in value) {
    return [{ field, kind: String(value.collection), id: String(value.id) }]
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    referencesIn(inner, Array.isArray(value) ? field : [...(field === '' ? [] : [field]), key].join('.')),
  )
}

/** Photographs in place of drawings. The schema checks their alternative texts. */
const missingPhotos = ({ file, data }: ReadEntry, { hasPicture }: Around): string[] =>
  photosIn(data).flatMap((path) => {
    const named = `${file}: the picture ${path}`
    if (!/^\.\.?\//.test(path)) return [`${named} is not beside the file. Put it there and write photo: ./name.jpg`]
    if (!hasPicture(file, path)) return [`${named} is missing`]
    return formats.test(path) ? [] : [unknownFormat(named)]
  })

function photosIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || value instanceof Date) return []
  if ('photo' in value && typeof value.photo === 'string') return [value.photo]
  return Object.values(value).flatMap(photosIn)
}

/** Formats for which the build makes smaller sizes. SVG drawings are code in src/art. */
const formats = /\.(?:avif|gif|jpe?g|png|tiff|webp)$/i
const unknownFormat = (named: string) => `${named} is in no format the build knows: png, jpg, webp, avif or gif`

function pictureProblems({ file, html = '' }: ReadEntry, { hasPicture }: Around): string[] {
  return [...html.matchAll(/<img\b((?:[^">]|"[^"]*")*)>/g)].flatMap(([, attributes = '']) => {
    const { src, alt, placed } = pictureOf(attributes)
    const named = `${file}: the picture ${src}`
    if (!placed && !src.startsWith('/')) {
      return [`${named} is not beside the file. Put it there and write ![what it shows](./name.png)`]
    }
    if (!hasPicture(file, src)) return [`${named} is missing`]
    if (placed && !formats.test(src)) return [unknownFormat(named)]
    if (alt.trim() === '') return [`${named} has no words for who can’t see it. Write ![what it shows](${src})`]
    return []
  })
}

/** A picture's source and alternative text. `placed`: relative and written as Markdown, so the build resolves it. */
function pictureOf(attributes: string): { src: string; alt: string; placed: boolean } {
  const read = (name: string) => decoded(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '')
  const marked = read('__ASTRO_IMAGE_')
  if (marked === '') return { src: read('src'), alt: read('alt'), placed: false }
  const { src, alt = '' } = JSON.parse(marked) as { src: string; alt?: string }
  return { src, alt, placed: true }
}

const decoded = (text: string) =>
  text
    .replace(/&(?:quot|#x22|#34);/g, '"')
    .replace(/&(?:apos|#x27|#39);/g, "'")
    .replace(/&(?:lt|#x3C);/gi, '<')
    .replace(/&(?:gt|#x3E);/gi, '>')
    .replace(/&(?:amp|#x26|#38);/g, '&')
