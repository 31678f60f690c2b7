import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { page } from '#server/testing/dist-folder.ts'
import { PrerenderedFile } from '#server/web/prerendered/prerendered-file.ts'

const html = Buffer.from(page('Home', 2026))
const built = brotliCompressSync(html)
const home = (compressed: { br?: Buffer } = {}) =>
  new PrerenderedFile({
    type: 'text/html; charset=utf-8',
    text: true,
    read: () => html,
    readCompressed: (encoding) => (encoding === 'br' ? compressed.br : undefined),
    cacheControl: 'no-cache',
    inYear: (text, year) => text.replace('2026', String(year)),
  })
const film = () =>
  new PrerenderedFile({
    type: 'video/mp4',
    text: false,
    read: () => Buffer.from('0123456789'),
    readCompressed: () => undefined,
    cacheControl: 'x',
  })

test('the bytes that the build compressed are sent as they are', () => {
  const { bytes, headers } = home({ br: built }).answer({ 'accept-encoding': 'gzip, br' }, 2026)
  expect(bytes).toBe(built)
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
})

test('files that the build did not compress are compressed here', () => {
  const file = home()
  const br = file.answer({ 'accept-encoding': 'br' }, 2026)
  const gzip = file.answer({ 'accept-encoding': 'gzip' }, 2026)
  expect(brotliDecompressSync(br.bytes ?? '')).toEqual(html)
  expect(gunzipSync(gzip.bytes ?? '')).toEqual(html)
  expect(file.answer({}, 2026).bytes).toEqual(html)
})

test('each encoding has a strong tag of its own', () => {
  const file = home()
  const tags = ['br', 'gzip', ''].map((accept) => file.answer({ 'accept-encoding': accept }, 2026).headers.etag)
  expect(new Set(tags).size).toBe(3)
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}"$/)
})

test('a reader who has the page is told so, with the headers of the page', () => {
  const file = home()
  const { etag = '' } = file.answer({}, 2026).headers
  for (const known of [etag, `W/${etag}`, '*', `"other", ${etag}`]) {
    const answer = file.answer({ 'if-none-match': known }, 2026)
    expect(answer).toMatchObject({ status: 304, headers: { etag, 'cache-control': 'no-cache' } })
    expect(answer.bytes).toBeUndefined()
  }
  expect(file.answer({ 'if-none-match': '"other"' }, 2026).status).toBe(200)
  expect(file.answer({ 'if-none-match': etag, 'accept-encoding': 'br' }, 2026).status).toBe(200)
})

test('a page built last year carries this year, in every encoding, and changes its tag', () => {
  const file = home({ br: built })
  const before = file.answer({ 'accept-encoding': 'br' }, 2026)
  const after = file.answer({ 'accept-encoding': 'br' }, 2027)
  expect(brotliDecompressSync(after.bytes ?? '').toString()).toBe(page('Home', 2027))
  expect(file.answer({}, 2027).bytes?.toString()).toBe(page('Home', 2027))
  expect(after.headers.etag).not.toBe(before.headers.etag)
})

test('a clock that is set back brings the built bytes back', () => {
  const file = home({ br: built })
  file.answer({}, 2027)
  expect(file.answer({ 'accept-encoding': 'br' }, 2026).bytes).toBe(built)
})

test('a revision is sent in place of the page in every encoding, and the page as it was built once it is undone', () => {
  const file = home({ br: built })
  file.revise((text) => text.replaceAll('Home', 'House'))
  const revised = page('House', 2027)
  expect(file.answer({}, 2027).bytes?.toString()).toBe(revised)
  expect(brotliDecompressSync(file.answer({ 'accept-encoding': 'br' }, 2027).bytes ?? '').toString()).toBe(revised)
  file.revise(undefined)
  expect(file.answer({ 'accept-encoding': 'br' }, 2026).bytes).toBe(built)
})

test('a revision that changes nothing leaves the bytes of the build', () => {
  const file = home({ br: built })
  file.revise((text) => text)
  expect(file.answer({ 'accept-encoding': 'br' }, 2026).bytes).toBe(built)
})

test('a film is sent in ranges, and never compressed', () => {
  const whole = film().answer({ 'accept-encoding': 'br' }, 2026)
  expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes' })
  expect(whole.headers).not.toHaveProperty('content-encoding')
  const part = film().answer({ range: 'bytes=2-4' }, 2026)
  expect(part).toMatchObject({ status: 206, headers: { 'content-range': 'bytes 2-4/10' } })
  expect(part.bytes?.toString()).toBe('234')
  expect(film().answer({ range: 'bytes=10-' }, 2026)).toEqual({
    status: 416,
    headers: { 'content-range': 'bytes */10' },
  })
})

test('a range of another version is answered with the whole film', () => {
  const { etag = '' } = film().answer({}, 2026).headers
  expect(film().answer({ range: 'bytes=2-4', 'if-range': etag }, 2026).status).toBe(206)
  expect(film().answer({ range: 'bytes=2-4', 'if-range': '"older"' }, 2026).status).toBe(200)
})

test('a page is not sent in ranges', () => {
  expect(home().answer({ range: 'bytes=0-1' }, 2026).status).toBe(200)
})

test('pictures, films and cards are shown by readers of the feeds at other origins, and nothing else is', () => {
  const readers = (type: string) =>
    new PrerenderedFile({
      type,
      text: !/png|mp4|webp/.test(type),
      read: () => Buffer.from('x'),
      readCompressed: () => undefined,
      cacheControl: 'no-cache',
    }).answer({}, 2026).headers['cross-origin-resource-policy']
  for (const type of ['image/png', 'image/webp', 'image/svg+xml', 'video/mp4'])
    expect(readers(type)).toBe('cross-origin')
  for (const type of ['text/html; charset=utf-8', 'text/javascript', 'font/woff2', 'application/json']) {
    expect(readers(type)).toBeUndefined()
  }
})
