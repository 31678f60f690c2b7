import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { countArrived, countInbox, findPlace, mostFound, readInbox } from '#desk/screens/inbox/inbox.query.ts'
import { inboxAsCsv } from '#desk/screens/inbox/inbox-csv.ts'
import { countWaiting } from '#desk/waiting.ts'
import { beta, purposes } from '#forms/beta/beta-rules.ts'
import { comment } from '#forms/comment/comment-rules.ts'
import { contact } from '#forms/contact/contact-rules.ts'
import { trapField } from '#forms/engine/signals.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { type InboxFilter, mostCounted } from '#server/leads/lead-filter.ts'
import { setStates } from '#server/leads/lead-states.ts'
import { contactPost, openTestServices } from '#server/testing/test-services.ts'

async function openInbox() {
  const services = await openTestServices()
  const { database, submissions, clock, searchIndex } = services
  const write = async (changes: Record<string, string> = {}) => {
    clock.advance(1_000)
    await submissions.accept(contact, contactPost(changes))
  }
  const names = async (filter: InboxFilter, older?: string) => {
    await searchIndex.complete()
    return (await readInbox(database, filter, { older })).leads.map(({ name }) => name)
  }
  const idOf = async (name: string) =>
    (await readInbox(database, {}, { limit: 1_000 })).leads.find((lead) => lead.name === name)?.id ?? ''
  return { ...services, write, names, idOf }
}

describe('the inbox', () => {
  test('has what the forms brought, newest first, without comments and suspects', async () => {
    const { database, submissions, clock, write } = await openInbox()
    await submissions.accept(newsletter, new URLSearchParams({ email: 'bob@example.com' }))
    await write({ help: 'Our report\n\nruns to 214 pages.' })
    await write({ [trapField]: 'x' })
    await submissions.accept(comment, new URLSearchParams({ post: '1', message: 'Dry.' }))
    clock.advance(1_000)
    const [purpose = ''] = purposes
    const fields = { name: 'Ines', email: 'ines@x.example', org: 'Quack', job: 'Editor', purpose }
    await submissions.accept(beta, new URLSearchParams(fields))
    const { leads, older } = await readInbox(database, {})
    expect(leads).toMatchObject([
      { form: 'beta', name: 'Ines', preview: `ines@x.example, Quack, Editor, ${purpose}` },
      { form: 'contact', name: 'Ada Lovelace', preview: 'Our report runs to 214 pages.', state: 'new', actedAt: null },
      { form: 'newsletter', name: '', email: 'bob@example.com', preview: 'bob@example.com', undelivered: false },
    ])
    expect(older).toBeUndefined()
  })

  test('is read page by page, whatever arrives meanwhile and however many came at one time', async () => {
    const { database, submissions, write } = await openInbox()
    for (let number = 0; number < 5; number++)
      await submissions.accept(contact, contactPost({ name: `N${'abcde'[number]}` }))
    const seen: string[] = []
    let older: string | undefined
    do {
      const page = await readInbox(database, {}, { older, limit: 2 })
      seen.push(...page.leads.map(({ name }) => name))
      older = page.older
      await write({ name: 'Later' })
    } while (older !== undefined)
    expect(seen.toSorted()).toEqual(['Na', 'Nb', 'Nc', 'Nd', 'Ne'])
  })

  test.each([1, 250])('is searched within a state that %i of its leads have', async (count) => {
    const { database, write, names } = await openInbox()
    await write({ name: 'Ada', help: 'A duck.' })
    const { id: _, ...ada } = await database.selectFrom('submissions').selectAll().executeTakeFirstOrThrow()
    const archived = Array.from({ length: count }, (_none, number) => ({
      ...ada,
      id: randomUUID(),
      receipt: randomUUID(),
      submission_key: null,
      lead_state: 'archived' as const,
      fields: JSON.stringify({ name: `Bob ${number}`, help: number === 0 ? 'A duck.' : 'A pond.' }),
    }))
    await database.insertInto('submissions').values(archived).execute()
    expect(await names({ search: 'duck', state: 'archived' })).toEqual(['Bob 0'])
    expect(await names({ search: 'duck', state: 'new' })).toEqual(['Ada'])
    expect(await names({ search: 'duck', state: 'handled' })).toEqual([])
    expect(await names({ search: 'pond', state: 'new' })).toEqual([])
  })

  test.each(['', 'x', '2026_1', "'; --", '2026-11-21T10:00:00.000Z_x'])(
    'begins anew at the place %j, which is none',
    async (older) => {
      const { write, names } = await openInbox()
      await write()
      expect(await names({}, older)).toEqual(['Ada Lovelace'])
    },
  )

  test('keeps to a form, a state and days, and counts by state whatever state is asked for', async () => {
    const { database, clock, write, names, idOf } = await openInbox()
    await write({ name: 'One' })
    clock.advance(24 * 3_600_000)
    await write({ name: 'Two' })
    await write({ name: 'Three' })
    await setStates(database, [{ id: await idOf('Two'), to: 'handled' }], { by: null, now: clock.now() })
    expect(await names({ form: 'contact', state: 'new' })).toEqual(['Three', 'One'])
    expect(await names({ form: 'beta' })).toEqual([])
    expect(await names({ to: '2026-11-21' })).toEqual(['One'])
    expect(await names({ from: '2026-11-22' })).toEqual(['Three', 'Two'])
    expect(await names({ from: '2026-11-22', to: '2026-11-22', state: 'handled' })).toEqual(['Two'])
    expect(await countInbox(database, { from: '2026-11-22', state: 'archived' })).toEqual({
      new: 1,
      handled: 1,
      archived: 0,
      more: false,
    })
  })

  test('says what has arrived since, and what is newer and older than a lead', async () => {
    const { database, write, idOf, searchIndex } = await openInbox()
    await write({ name: 'One' })
    await write({ name: 'Two' })
    const { cursor = '' } = (await readInbox(database, {})).leads[0] ?? {}
    expect(await countArrived(database, {}, cursor)).toBe(0)
    await write({ name: 'Three' })
    expect(await countArrived(database, {}, cursor)).toBe(1)
    expect(await countArrived(database, { form: 'beta' }, cursor)).toBe(0)
    const [one, two, three] = [await idOf('One'), await idOf('Two'), await idOf('Three')]
    expect(await findPlace(database, {}, two)).toEqual({ newer: three, older: one, place: 2, of: 3 })
    expect(await findPlace(database, {}, three)).toEqual({ older: two, place: 1, of: 3 })
    expect(await findPlace(database, { state: 'handled' }, two)).toBeUndefined()
    await searchIndex.complete()
    expect(await findPlace(database, { search: 'lovelace@x or' }, two)).toBeUndefined()
    expect(await findPlace(database, { search: 'ada@example.com' }, two)).toEqual({ newer: three, older: one })
    expect(await countArrived(database, { search: 'three' }, 'n0')).toBe(1)
  })

  test('of more leads than are counted says so, and shows no place in such a list', async () => {
    const { database } = await openInbox()
    const all = mostCounted + 1
    for (let first = 0; first < all; first += 1_000) {
      const rows = Array.from({ length: Math.min(1_000, all - first) }, (_, index) => ({
        id: `00000000-0000-4000-8000-${`${first + index}`.padStart(12, '0')}`,
        form: 'newsletter',
        created_at: '2026-11-21T10:00:00.000Z',
        fields: '{}',
        receipt: `${first + index}`,
      }))
      await database.insertInto('submissions').values(rows).execute()
    }
    expect(await countInbox(database, {})).toEqual({ new: mostCounted, handled: 0, archived: 0, more: true })
    expect((await countWaiting(database)).leads).toBe(mostCounted)
    const { leads } = await readInbox(database, {}, { limit: 2 })
    expect(await findPlace(database, {}, leads[0]?.id ?? '')).toEqual({ older: leads[1]?.id })
  })

  test('says which leads a channel has given up on', async () => {
    const { database, write, idOf } = await openInbox()
    await write({ name: 'One' })
    const delivery = { id: 'd', submission_id: await idOf('One'), channel: 'smtp', state: 'dead' as const }
    await database.insertInto('deliveries').values(delivery).execute()
    expect((await readInbox(database, {})).leads).toMatchObject([{ undelivered: true }])
  })
})

test('is saved as CSV as it is filtered, without formulas, and with the page', async () => {
  const { database, submissions, write, searchIndex } = await openInbox()
  await write({ name: 'Yesterday', help: 'No' })
  await submissions.accept(newsletter, new URLSearchParams({ email: 'bob@example.com' }))
  const odd = contactPost({ name: 'Ada', phoneNumber: '=1+1', help: 'A "duck"' })
  await submissions.accept(contact, odd, '/pricing-table')
  await searchIndex.complete()
  let csv = ''
  for await (const part of inboxAsCsv(database, { form: 'contact', search: 'duck' })) csv += part
  const [head, first, ...rest] = csv.split('\r\n')
  expect(head).toBe('id,form,createdAt,state,page,name,email,phoneNumber,help')
  expect(first).toMatch(/^[\da-f-]{36},contact,[^,]*,new,\/pricing-table,Ada,ada@example.com,'=1\+1,"A ""duck"""$/)
  expect(rest).toEqual([''])
})

test('a CSV of more leads than are read or counted at a time has each once', async () => {
  const { database, searchIndex } = await openInbox()
  const rows = Array.from({ length: 1_001 }, (_, number) => ({
    id: `00000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`,
    form: 'newsletter',
    created_at: '2026-11-21T10:00:00.000Z',
    fields: JSON.stringify({ email: `n${number}@example.com` }),
    receipt: `${number}`,
  }))
  await database.insertInto('submissions').values(rows).execute()
  const search = 'example.com'
  await searchIndex.complete()
  expect(await countInbox(database, { search })).toEqual({ new: mostFound, handled: 0, archived: 0, more: true })
  expect(await countInbox(database, {})).toEqual({ new: 1_001, handled: 0, archived: 0, more: false })
  let csv = ''
  for await (const part of inboxAsCsv(database, { search })) csv += part
  expect(new Set(csv.match(/n\d+@/g)).size).toBe(1_001)
  expect(csv.split('\r\n')).toHaveLength(1_003)
})

describe('the search', () => {
  const lead = {
    name: 'José García-Ñandú',
    email: 'j.garcia+deadpan@banco-de-la-mesura.example',
    phoneNumber: '(555) 010-0144',
    help: '佐藤さん、ガンダムの請求書 100 % sure_thing “quoted”\nO’Brien said: <b>no</b> 🦆 مرحبا Θεοδώρα',
  }

  test.each([
    'josé',
    'JOSE',
    'garcia',
    'gar',
    'nandu jose',
    'j.garcia+deadpan@banco-de-la-mesura.example',
    'garcia+dead',
    '@banco',
    'banco-de-la-mes',
    'mesura.example',
    '555 010',
    '(555)',
    '010-0144',
    '佐藤',
    '藤',
    '請求',
    'ｶﾞﾝﾀﾞﾑ',
    '100 %',
    'sure_thing',
    '"quoted"',
    "o'brien",
    '<b>no</b>',
    '🦆',
    'مرحبا',
    'ΘΕΟΔΩΡΑ',
    'quo',
  ])('finds %j', async (search) => {
    const { write, names } = await openInbox()
    await write(lead)
    await write({ name: 'Somebody Else', email: 'else@elsewhere.org', phoneNumber: '777', help: 'Nothing of that' })
    expect(await names({ search })).toEqual([lead.name])
  })

  test.each([
    '%',
    '_',
    '"',
    "'",
    '*',
    '\\',
    'a%',
    'arcia',
    'garcia jose zebra',
    '藤佐',
    'jose garcia'.split('').join(' '),
    'AND',
    'lead_words : x',
    'NEAR(jose garcia)',
    "' OR '1'='1",
    `jose ${'x'.repeat(10_000)}`,
    '\u0000\ud800',
  ])('does not find %j', async (search) => {
    const { write, names } = await openInbox()
    await write(lead)
    expect(await names({ search })).toEqual([])
  })

  test('of nothing but spaces is none', async () => {
    const { write, names } = await openInbox()
    await write()
    expect(await names({ search: ' \n' })).toEqual(['Ada Lovelace'])
  })

  test('keeps to the filter, is read page by page and counted', async () => {
    const { database, clock, write, idOf, searchIndex } = await openInbox()
    for (const name of ['One', 'Two', 'Three']) await write({ name, help: 'A duck' })
    await write({ name: 'Four', help: 'No such animal' })
    await setStates(database, [{ id: await idOf('Two'), to: 'handled' }], { by: null, now: clock.now() })
    await searchIndex.complete()
    expect((await readInbox(database, { search: 'duck', state: 'handled' })).leads).toMatchObject([{ name: 'Two' }])
    const first = await readInbox(database, { search: 'duck' }, { limit: 2 })
    expect(first.leads.map(({ name }) => name)).toEqual(['Three', 'Two'])
    expect((await readInbox(database, { search: 'duck' }, { older: first.older })).leads).toMatchObject([
      { name: 'One' },
    ])
    expect(await countInbox(database, { search: 'duck' })).toEqual({ new: 2, handled: 1, archived: 0, more: false })
  })

  test('finds what is common and what is rare among many leads, each once, in order and in both directions', async () => {
    const { database, searchIndex } = await openInbox()
    const many = 6_000
    const rows = Array.from({ length: many }, (_, number) => ({
      id: `00000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`,
      form: 'contact',
      created_at: new Date(Date.UTC(2026, 0, 1) + number * 1_000).toISOString(),
      fields: JSON.stringify({ name: `N${number}`, help: number % 1_000 === 0 ? 'A rare duck' : 'A duck' }),
      receipt: `${number}`,
    }))
    for (let first = 0; first < many; first += 500)
      await database
        .insertInto('submissions')
        .values(rows.slice(first, first + 500))
        .execute()
    await searchIndex.complete()
    const read = async (search: string, older?: string, limit = 3) => {
      const page = await readInbox(database, { search }, { older, limit })
      return { names: page.leads.map(({ name }) => name), leads: page.leads, older: page.older }
    }
    const common = await read('duck')
    expect(common.names).toEqual(['N5999', 'N5998', 'N5997'])
    expect((await read('duck', common.older)).names).toEqual(['N5996', 'N5995', 'N5994'])
    const rare = await read('rare duck', undefined, 5)
    expect(rare.names).toEqual(['N5000', 'N4000', 'N3000', 'N2000', 'N1000'])
    const last = await read('rare duck', rare.older)
    expect(last).toMatchObject({ names: ['N0'], older: undefined })
    const [oldest] = last.leads
    expect(await countArrived(database, { search: 'rare' }, oldest?.cursor ?? '')).toBe(5)
    const place = await findPlace(database, { search: 'rare' }, rows[1_000]?.id ?? '')
    expect(place).toEqual({ newer: rows[2_000]?.id, older: rows[0]?.id })
    expect(await countInbox(database, { search: 'rare' })).toMatchObject({ new: 6, more: false })
  })

  test('finds what 10 KB of words and 5,000 letters without a space hold', async () => {
    const { write, names } = await openInbox()
    await write({ name: 'Long', help: `${'lorem '.repeat(300)} needle ${'x'.repeat(2_900)}` })
    expect(await names({ search: 'needle' })).toEqual(['Long'])
    expect(await names({ search: 'xxxx' })).toEqual(['Long'])
  })
})
