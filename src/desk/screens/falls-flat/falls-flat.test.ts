import { expect, test } from 'vitest'
import type { Example } from '#content-model/example.ts'
import { fromDesk, openTestDesk } from '#desk/testing/test-desk.ts'
import { countedAs } from '#server/questions/signed-results.ts'
import { drawerTexts } from '#wit/testing/drawer-texts.ts'

const lift: Example = {
  id: 'the-elevator-is-out-of-service',
  before: 'The elevator is out of service.',
  channel: 'notice',
  audience: 'tenants',
  field: 'housing',
  kind: 'outage',
  event: 'out of service',
  thing: 'elevator',
  results: [
    { dryness: 'crisp', after: 'The elevator is out of service. The stairs <b>are</b> not.', why: 'It is so.' },
  ],
}

const [phrase] = drawerTexts

type Counts = Readonly<Record<string, readonly [number, number]>>

/** A desk with these counts: how often each line was shown and voted flat. @param days the same, by how many days ago */
async function openWith(counts: Counts, days: Readonly<Record<number, Counts>> = {}, env: Record<string, string> = {}) {
  const jokes = { examples: [lift], entries: drawerTexts }
  const { database, signIn, app, clock } = await openTestDesk({ jokes, env })
  const today = clock.now()
  for (const [id, [shown, flat]] of Object.entries(counts)) {
    await database.insertInto('result_counts').values({ id, shown, flat }).execute()
  }
  for (const [ago, ids] of Object.entries(days)) {
    const day = new Date(today - Number(ago) * 86_400_000).toISOString().slice(0, 10)
    const rows = Object.entries(ids).map(([id, [shown, flat]]) => ({ day, id, shown, flat }))
    await database.insertInto('result_day_counts').values(rows).execute()
  }
  const cookie = await signIn()
  return async (url = '/falls-flat?range=ever') => (await app.inject(fromDesk(url, undefined, cookie))).body
}

const shares = (page: string) => [...page.matchAll(/>(\d+\.\d)<\/td>/g)].map(([, share]) => share)

test('what falls flat is listed by its share, with the line itself where that is known', async () => {
  const get = await openWith({
    [`${lift.id}:crisp`]: [100, 20],
    [`${phrase?.id}.0`]: [200, 26],
    'some-pattern.1': [50, 5],
    [countedAs('consequence')]: [1_000, 70],
    'rarely-shown.0': [49, 49],
    'never-flat.0': [500, 0],
  })
  const page = await get()
  expect(shares(page)).toEqual(['20.0', '13.0', '10.0', '7.0'])
  expect(page).toContain('The stairs &lt;b&gt;are&lt;/b&gt; not.')
  expect(page).toContain((phrase?.lines[0]?.text ?? 'no line').replaceAll("'", '&#x27;'))
  expect(page).toContain('some-pattern, line 2')
  expect(page).toContain('Written just now.')
  expect(page).not.toContain('rarely-shown')
  expect(page).toContain('Of every hundred answers 9 fell flat')
})

test('what stands in content is listed with its file, its name in there and the way to it in the editor', async () => {
  const counts: Counts = {
    [`${lift.id}:crisp`]: [100, 20],
    'elevator-out.1': [200, 26],
    'some-pattern.1': [50, 5],
    'gone-for-good:arid': [60, 4],
  }
  const editor = 'http://127.0.0.1:4999/keystatic/collection'
  const page = await (await openWith(counts, {}, { WORDS_PORT: '4999' }))()
  const sources = (html: string) =>
    [...html.matchAll(/<a href="([^"]*)">(src\/content\/[^<]*)<\/a> ([\w-]+)/g)].map(([, ...found]) => found)
  expect(sources(page)).toEqual([
    [`${editor}/examples/item/${lift.id}`, `src/content/examples/${lift.id}.yaml`, 'crisp'],
    [`${editor}/drawer/item/building`, 'src/content/drawer/building.yaml', 'elevator-out'],
  ])
  expect(page).toContain('The links open where <code>npm run words</code> runs on this computer.')
  const onGitHub = await (await openWith(counts, {}, { WORDS_REPOSITORY: 'deadpan/site' }))()
  expect(sources(onGitHub)).toEqual([])
  expect(onGitHub).toContain('src/content/drawer/building.yaml elevator-out')
  expect(onGitHub).not.toContain('The links open where')
})

test('one kind can be asked for alone', async () => {
  const get = await openWith({ [`${lift.id}:crisp`]: [100, 20], 'some-pattern.1': [50, 5] })
  expect(shares(await get('/falls-flat?range=ever&kind=pattern'))).toEqual(['10.0'])
  expect(await get('/falls-flat?range=ever&kind=model')).toContain('Nothing fell flat.')
  expect(shares(await get('/falls-flat?range=ever&kind=nonsense'))).toHaveLength(2)
})

test('an example that the drawer no longer has is shown by its name', async () => {
  expect(await (await openWith({ 'gone-for-good:arid': [60, 30] }))()).toContain('gone-for-good')
})

test('where nothing was shown yet the list says so', async () => {
  const page = await (await openWith({}))()
  expect(page).toContain('Nothing fell flat.')
  expect(page).not.toContain('Of every hundred')
})

test('a stretch of days has its own shares, and is compared with as many days before where all of them were counted', async () => {
  const get = await openWith(
    { 'some-pattern.1': [1_000, 100] },
    {
      0: { 'some-pattern.1': [30, 6], 'rare.0': [49, 40] },
      6: { 'some-pattern.1': [20, 4] },
      10: { 'some-pattern.1': [100, 5] },
      14: { 'some-pattern.1': [100, 50] },
    },
  )
  const week = await get('/falls-flat?range=7')
  expect(shares(week)).toEqual(['20.0'])
  expect(week).toContain('Of every hundred answers 51 fell flat, 5 in the 7 days before.')
  expect(shares(await get('/falls-flat'))).toEqual(['26.0'])
  expect(await get('/falls-flat')).toContain('Of every hundred answers 35 fell flat. Lines')
  const ever = await get('/falls-flat?range=ever')
  expect(shares(ever)).toEqual(['10.0'])
  expect(ever).toContain('fell flat, since counting began.')
  expect(ever).toContain('href="/falls-flat?range=7"')
  expect(await get('/falls-flat?range=nonsense')).toEqual(await get('/falls-flat'))
})

test('stretches stand from short to long', async () => {
  const html = await (await openWith({}))()
  const labels = ['7 days', '30 days', '90 days', '13 months', 'Ever']
  const places = labels.map((label) => html.indexOf(`>${label}<`))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
})
