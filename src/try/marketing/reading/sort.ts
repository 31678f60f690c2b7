/** Reasons why a file is not read. Each has a sentence of its own. */
export type FileRefusal =
  | 'notMedia'
  | 'stopsHalfway'
  | 'damaged'
  | 'empty'
  | 'program'
  | 'drawing'
  | 'unknownFormat'
  | 'huge'

export type Sorted = { readonly kind: 'photo' | 'video' } | { readonly kind: 'refused'; readonly why: FileRefusal }

/** Most bytes of a photo: telephones lack the memory to open bigger ones. */
const mostPhotoBytes = 100 * 1024 * 1024
/** Bytes read at a file's start, for its type, and at its end, for its completeness. */
const headBytes = 64
const tailBytes = 65_536
/** Bytes of a drawing that are searched for scripts. */
const drawingBytes = 1024 * 1024

/** One character for each byte. */
const read = async (part: Blob) => new TextDecoder('latin1').decode(await part.arrayBuffer())

/** First bytes of a JPEG, PNG, GIF, BMP and ICO. Browsers decode Latin-1 as Windows-1252, where 0x80 to 0x9f differ. */
const photoStarts = ['ÿØÿ', '‰PNG\r\n\x1a\n', 'GIF8', 'BM', '\0\0\x01\0']
const webmStart = '\x1aEß£'
const byteOrderMark = 'ï»¿'

/** Brands by which photos are recognized in the container that they share with videos: AVIF, and the formats of telephones. */
const photoBrands = /^(?:avif|avis|heic|heix|heim|heis|hevc|mif1|msf1)/

/**
 * Tells the type of a file by its first bytes rather than by its name, which is wrong more often. Of a photo or a video only
 * these are read.
 */
export async function sort(file: Blob): Promise<Sorted> {
  if (file.size === 0) return { kind: 'refused', why: 'empty' }
  const head = await read(file.slice(0, headBytes))
  const box = head.slice(4, 8)
  const isWebp = head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP'
  if (isWebp || photoStarts.some((start) => head.startsWith(start))) return photo(file)
  if (box === 'ftyp') return photoBrands.test(head.slice(8)) ? photo(file) : { kind: 'video' }
  // QuickTime without a brand, and the container of WebM and Matroska.
  if (/^(?:moov|mdat|free|wide|skip)$/.test(box) || head.startsWith(webmStart)) return { kind: 'video' }
  const text = head.startsWith(byteOrderMark) ? head.slice(byteOrderMark.length) : head
  return /^\s*<(?:\?xml|svg|!doctype svg|!--)/i.test(text) ? drawing(file) : { kind: 'refused', why: 'notMedia' }
}

const photo = (file: Blob): Sorted =>
  file.size > mostPhotoBytes ? { kind: 'refused', why: 'huge' } : { kind: 'photo' }

async function drawing(file: Blob): Promise<Sorted> {
  const text = await read(file.slice(0, drawingBytes))
  if (!/<svg[\s>]/i.test(text)) return { kind: 'refused', why: 'notMedia' }
  const program = /<script|\son[a-z]+\s*=|javascript:|<foreignobject/i.test(text)
  return { kind: 'refused', why: program ? 'program' : 'drawing' }
}

/** The reason why the browser could not decode a photo. */
export async function whyUnreadable(file: Blob): Promise<FileRefusal> {
  const head = await read(file.slice(0, headBytes))
  if (head.slice(4, 8) === 'ftyp') return 'unknownFormat'
  const tail = await read(file.slice(-tailBytes))
  // The last bytes of a complete file of that type.
  const end = head.startsWith('ÿØ') ? 'ÿÙ' : 'IEND'
  const known = head.startsWith('ÿØ') || head.startsWith('‰PNG')
  return known && !tail.includes(end) ? 'stopsHalfway' : 'damaged'
}
