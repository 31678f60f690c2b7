import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compress } from './compress.ts'

test('text gets compressed copies, a page one of brotli alone, all else stays as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'))
  const page = '<p>Nothing happened.</p>\n'.repeat(40)
  mkdirSync(join(folder, '_astro'))
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, '_astro/large.css'), page)
  writeFileSync(join(folder, '_astro/tiny.css'), 'p{}')
  writeFileSync(join(folder, '_astro/font.woff2'), page)

  await compress(folder)

  const files = readdirSync(folder, { recursive: true }).map(String).sort()
  expect(files).toEqual([
    '_astro',
    '_astro/font.woff2',
    '_astro/large.css',
    '_astro/large.css.br',
    '_astro/large.css.gz',
    '_astro/tiny.css',
    'index.html',
    'index.html.br',
  ])
  expect(brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))).toString()).toBe(page)
  expect(gunzipSync(readFileSync(join(folder, '_astro/large.css.gz'))).toString()).toBe(page)
  rmSync(folder, { recursive: true })
})
