import { expect, test } from 'vitest'
import type { Example } from '#content/example.ts'
import { countedAs } from '#server/answers/sealed-results.ts'
import { fromDesk, openTestDesk } from '#server/testing/test-desk.ts'
import { phrases } from '#wit/phrases/all.ts'

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

const [phrase] = phrases

/** A desk with these counts: how often each was shown, and fell flat. */
async function openWith(counts: Readonly<Record<string, readonly [number, number]>>) {
  const { database, signIn, app } = await openTestDesk({ examples: [lift] })
  for (const [id, [shown, flat]] of Object.entries(counts)) {
    await database.insertInto('result_counts').values({ id, shown, flat }).execute()
  }
  const cookie = await signIn()
  return async (url = '/falls-flat') => (await app.inject(fromDesk(url, undefined, cookie))).body
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

test('one kind can be asked for alone', async () => {
  const get = await openWith({ [`${lift.id}:crisp`]: [100, 20], 'some-pattern.1': [50, 5] })
  expect(shares(await get('/falls-flat?kind=pattern'))).toEqual(['10.0'])
  expect(await get('/falls-flat?kind=model')).toContain('Nothing fell flat.')
  expect(shares(await get('/falls-flat?kind=nonsense'))).toHaveLength(2)
})

test('an example that the drawer no longer has is shown by its name', async () => {
  expect(await (await openWith({ 'gone-for-good:arid': [60, 30] }))()).toContain('gone-for-good')
})

test('where nothing was shown yet the list says so', async () => {
  const page = await (await openWith({}))()
  expect(page).toContain('Nothing fell flat.')
  expect(page).not.toContain('Of every hundred')
})
