import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type FileCache, openFileCache } from '#server/platform/file-cache.ts'
import { type CardList, cardListFile } from '#server/web/cards/card-list.ts'
import { createCards } from '#server/web/cards/cards.ts'

const names = Array.from({ length: 40 }, (_, at) => `${at}`.padStart(16, '0'))

/** A build with forty cards, and its cache. */
async function open(cache?: FileCache) {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-cards-'))
  mkdirSync(join(folder, 'build/server'), { recursive: true })
  const list: CardList = {
    art: { mark: '<svg></svg>', straight: 'M0 0', smirk: 'M0 0', objects: {}, people: {}, posters: {} },
    colors: { yolk: '#ffc62b', ink: '#17130e', raised: '#ffffff' },
    cards: Object.fromEntries(
      names.map((name) => [
        name,
        { kind: 'example', ground: 'yolk', before: 'It rains.', kept: 'It rains.', added: name, foot: 'Sign' } as const,
      ]),
    ),
  }
  writeFileSync(join(folder, 'build/server', cardListFile), JSON.stringify(list))
  const files = cache ?? (await openFileCache(join(folder, 'cache'), 'one'))
  const cards = createCards(join(folder, 'build'), files)
  onTestFinished(async () => {
    await cards.close()
    rmSync(folder, { recursive: true })
  })
  return { cards, cache: files }
}

const isPng = (bytes: Buffer | undefined) => bytes?.toString('latin1', 1, 4) === 'PNG'
const [one = '', other = ''] = names

test('a card is drawn at its first request, and cached', async () => {
  const { cards, cache } = await open()
  const png = await cards.read(one)
  expect(isPng(png)).toBe(true)
  // Width, height and the color type of a palette.
  expect([png?.readUInt32BE(16), png?.readUInt32BE(20), png?.[25]]).toEqual([1200, 630, 3])
  expect(await cache.read(`${one}.png`)).toEqual(png)
  expect(await cards.read('f'.repeat(16))).toBeUndefined()
})

/** Cards without a cache, and the names of those that were drawn. */
async function openNoting({ isLasting = true } = {}) {
  const written: string[] = []
  const { cards } = await open({
    isLasting,
    has: () => false,
    read: async () => undefined,
    write: async (name) => void written.push(name),
  })
  return { cards, written }
}

test('simultaneous requests for a card get the same, and the rest is drawn without requests', async () => {
  const { cards, written } = await openNoting()
  const [first, second] = await Promise.all([cards.read(one), cards.read(one)])
  expect(second).toBe(first)
  await expect.poll(() => written.length, { timeout: 10_000 }).toBeGreaterThan(1)
  expect(written[0]).toBe(`${one}.png`)
})

test('requested cards are drawn before the rest', async () => {
  const { cards, written } = await openNoting()
  const asked = names.slice(0, 5)
  for (const name of asked) await cards.read(name)
  expect(written).toEqual(asked.map((name) => `${name}.png`))
})

test('without a cache on disk only requested cards are drawn', async () => {
  const { cards, written } = await openNoting({ isLasting: false })
  await cards.read(one)
  await cards.read(other)
  expect(written).toEqual([`${one}.png`, `${other}.png`])
})

test('when too many cards wait, a request for another one gets 503', async () => {
  const { cards } = await open()
  const asked = await Promise.allSettled(names.map((name) => cards.read(name)))
  const refused = asked.filter((answer) => answer.status === 'rejected')
  expect(refused.length).toBe(names.length - 32)
  expect(refused.map(({ reason }) => reason.statusCode)).toEqual(refused.map(() => 503))
  expect(asked.every((answer) => answer.status === 'rejected' || isPng(answer.value))).toBe(true)
})
