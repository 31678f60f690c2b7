import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openFileCache } from '#server/platform/file-cache.ts'

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-kept-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a file is kept until the next start of the same build', async () => {
  const folder = makeFolder()
  const kept = await openFileCache(folder, 'one')
  expect([kept.isLasting, await kept.read('a.png'), kept.has('a.png')]).toEqual([true, undefined, false])
  await kept.write('a.png', Buffer.from('pixels'))
  const again = await openFileCache(folder, 'one')
  expect([await again.read('a.png'), again.has('a.png')]).toEqual([Buffer.from('pixels'), true])
})

test('another build starts with an empty cache, and the former cache is removed', async () => {
  const folder = makeFolder()
  const before = await openFileCache(folder, 'one')
  await before.write('a.png', Buffer.from('pixels'))
  const now = await openFileCache(folder, 'two')
  expect([await now.read('a.png'), readdirSync(join(folder, 'made'))]).toEqual([undefined, ['two']])
  // A process that still serves the previous build finds no files and throws no errors.
  await before.write('b.png', Buffer.from('pixels'))
  expect([await before.read('a.png'), await before.read('b.png')]).toEqual([undefined, undefined])
})

test('files beyond the limit are not kept', async () => {
  const folder = makeFolder()
  const kept = await openFileCache(folder, 'one')
  const large = Buffer.alloc(70_000_000)
  await kept.write('first', large)
  await kept.write('second', large)
  expect([kept.has('first'), kept.has('second')]).toEqual([true, false])
})

test('where nothing can be written it is kept in memory, within a bound', async () => {
  const folder = makeFolder()
  mkdirSync(join(folder, 'cache'))
  // A file in the place of a folder.
  writeFileSync(join(folder, 'cache/made'), '')
  const kept = await openFileCache(join(folder, 'cache'), 'one')
  for (const name of ['first', 'second', 'third']) await kept.write(name, Buffer.alloc(7_000_000))
  expect([kept.isLasting, kept.has('first'), (await kept.read('third'))?.length]).toEqual([false, false, 7_000_000])
})
