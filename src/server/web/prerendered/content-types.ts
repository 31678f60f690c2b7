import { extname } from 'node:path'

interface ContentType {
  readonly type: string
  /** Text is compressed; the other types are compressed already, and may be requested in ranges. */
  readonly text: boolean
  /** Part of a page, which no browser shows as a document of its own. */
  readonly part?: boolean
}

const text = (type: string): ContentType => ({ type: `${type}; charset=utf-8`, text: true })
const binary = (type: string): ContentType => ({ type, text: false })
const part = (of: ContentType): ContentType => ({ ...of, part: true })

const types: Readonly<Record<string, ContentType>> = {
  '.html': text('text/html'),
  '.css': part(text('text/css')),
  '.js': part(text('text/javascript')),
  '.mjs': part(text('text/javascript')),
  '.json': text('application/json'),
  '.webmanifest': text('application/manifest+json'),
  '.xml': text('application/xml'),
  '.txt': text('text/plain'),
  '.vtt': text('text/vtt'),
  '.svg': text('image/svg+xml'),
  '.ico': binary('image/x-icon'),
  '.png': binary('image/png'),
  '.jpg': binary('image/jpeg'),
  '.jpeg': binary('image/jpeg'),
  '.gif': binary('image/gif'),
  '.webp': binary('image/webp'),
  '.avif': binary('image/avif'),
  '.woff2': part(binary('font/woff2')),
  '.mp4': binary('video/mp4'),
  '.webm': binary('video/webm'),
  '.pdf': binary('application/pdf'),
}

/** A feed has its own type, or readers would take it for any XML. */
const feed = text('application/rss+xml')

/** The type of a file, by its name's extension; bytes without a meaning for an unknown one. */
export const contentTypeOf = (file: string): ContentType =>
  file.endsWith('rss.xml') ? feed : (types[extname(file).toLowerCase()] ?? binary('application/octet-stream'))
