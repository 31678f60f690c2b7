import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { sort, whyUnreadable } from './sort.ts'

const bytes = (...parts: (string | number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))))
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff, 0xe0]

describe('a file is known by its first bytes', () => {
  test.each([
    ['JPEG', bytes(jpeg, 'JFIF')],
    ['PNG', bytes(png)],
    ['GIF', bytes('GIF89a')],
    ['WebP', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
    ['AVIF', bytes([0, 0, 0, 28], 'ftypavif')],
    ['HEIC', bytes([0, 0, 0, 28], 'ftypheic')],
  ])('%s is a photo', async (_, file) => expect(await sort(file)).toEqual({ kind: 'photo' }))

  test.each([
    ['MP4', bytes([0, 0, 0, 32], 'ftypisom')],
    ['QuickTime', bytes([0, 0, 0, 20], 'ftypqt  ')],
    ['old QuickTime', bytes([0, 0, 0, 8], 'wide')],
    ['WebM', bytes([0x1a, 0x45, 0xdf, 0xa3])],
  ])('%s is a video', async (_, file) => expect(await sort(file)).toEqual({ kind: 'video' }))

  test('so are the films of this site, and a picture of it is a photograph', async () => {
    expect(await sort(new Blob([await readFile('public/videos/one-long-pause.mp4')]))).toEqual({ kind: 'video' })
    expect(await sort(new Blob([await readFile('docs/screenshots/home.png')]))).toEqual({ kind: 'photo' })
  })

  test.each([
    ['empty', bytes()],
    ['notMedia', bytes('%PDF-1.7')],
    ['notMedia', bytes('plain words, called loaf.jpg')],
    ['notMedia', bytes('<!-- a page --><p>')],
    ['drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg"><circle r="4"/></svg>')],
    ['program', bytes('<?xml version="1.0"?><svg><script>alert(1)</script></svg>')],
    ['program', bytes([0xef, 0xbb, 0xbf], '<svg onload="alert(1)"></svg>')],
    ['program', bytes('<svg><a href="javascript:alert(1)"/></svg>')],
  ])('%s is why it is not read', async (why, file) => expect(await sort(file)).toEqual({ kind: 'refused', why }))
})

test('a photo beyond what a telephone can open is not opened', async () => {
  const file = bytes(jpeg)
  Object.defineProperty(file, 'size', { value: 101 * 1024 * 1024 })
  expect(await sort(file)).toEqual({ kind: 'refused', why: 'huge' })
})

describe('a photo that the browser refused', () => {
  test.each([
    ['stopsHalfway', bytes(jpeg, 'half')],
    ['damaged', bytes(jpeg, 'noise', [0xff, 0xd9])],
    ['stopsHalfway', bytes(png, 'IDAT')],
    ['damaged', bytes(png, 'IDAT', 'IEND')],
    ['unknownFormat', bytes([0, 0, 0, 28], 'ftypheic')],
    ['damaged', bytes('GIF89a')],
  ])('%s', async (why, file) => expect(await whyUnreadable(file)).toBe(why))
})
