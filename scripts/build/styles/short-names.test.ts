import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { shortNamesIn } from './short-names.ts'

function folderWith(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-names-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (let at = 0; at < count; at++) writeFileSync(join(folder, `${String(at).padStart(3, '0')}.module.css`), '')
  return folder
}

test('classes of a thousand style sheets have short names, and no two the same', () => {
  const folder = folderWith(1_000)
  const nameOf = shortNamesIn(folder)
  const names = Array.from({ length: 1_000 }, (_, at) =>
    join(folder, `${String(at).padStart(3, '0')}.module.css`),
  ).flatMap((file) => ['title', 'text', 'all'].map((name) => nameOf(name, file)))
  expect(new Set(names).size).toBe(3_000)
  expect(names.filter((name) => !/^_[a-z]{1,3}\d+$/.test(name))).toEqual([])
})

test('a class has one name, however often it is asked for', () => {
  const folder = folderWith(2)
  const nameOf = shortNamesIn(folder)
  const file = join(folder, '001.module.css')
  const first = nameOf('title', file)
  nameOf('text', file)
  expect(nameOf('title', file)).toBe(first)
  expect(nameOf('title', `${file}?inline`)).toBe(first)
})

test('a style sheet from elsewhere is refused', () => {
  expect(() => shortNamesIn(folderWith(1))('title', '/elsewhere/a.module.css')).toThrow('/elsewhere/a.module.css')
})
