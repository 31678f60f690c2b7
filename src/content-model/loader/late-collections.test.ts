import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { LateCollections } from '#content-model/loader/late-collections.ts'

const folder = mkdtempSync(join(tmpdir(), 'deadpan-collections-'))
afterAll(() => rmSync(folder, { recursive: true }))

setFlagsFromString('--expose-gc')

const read: string[] = []
const parse = (text: string) => {
  read.push(text.slice(0, 9))
  return new Map<string, unknown>(Object.entries(JSON.parse(text)))
}
const open = () => new LateCollections(pathToFileURL(`${folder}/`), parse)

beforeEach(() => {
  read.length = 0
  writeFileSync(join(folder, 'plans.json'), '{"basic":"free"}')
  writeFileSync(join(folder, 'facts.json'), `{"all":"${'a'.repeat(600_000)}"}`)
})

test('reads small collections at once, and large ones when they are asked for', () => {
  const all = open()
  expect([all.has('plans'), all.has('facts'), read]).toEqual([true, true, ['{"basic":']])
  expect(all.get('plans')?.get('basic')).toBe('free')
  expect(all.get('facts')?.get('all')).toHaveLength(600_000)
  expect(read).toEqual(['{"basic":', '{"all":"a'])
})

test('has all of them for whoever goes through them', () => {
  const sizes = (all: Iterable<[string, ReadonlyMap<string, unknown>]>) =>
    [...all].map(([name, { size }]) => [name, size])
  const all = open()
  expect(sizes(all).toSorted()).toEqual([
    ['facts', 1],
    ['plans', 1],
  ])
  expect([...all.values()].map(({ size }) => size)).toEqual([1, 1])
})

test('reads a large one once for all who hold it', () => {
  const all = open()
  const facts = all.get('facts')
  expect(all.get('facts')).toBe(facts)
  expect(read).toHaveLength(2)
})

test('reads a large one again once nobody held it', async () => {
  const all = open()
  const collect = runInNewContext('gc')
  for (let time = 0; time < 3; time++) {
    expect(all.get('facts')?.get('all')).toHaveLength(600_000)
    // What a weak reference has given stays until the end of the turn.
    await new Promise((done) => setTimeout(done))
    collect()
  }
  expect(read).toHaveLength(4)
})

test('knows no collection without a file', () => {
  const all = open()
  expect([all.has('brands'), all.get('brands')]).toEqual([false, undefined])
})
