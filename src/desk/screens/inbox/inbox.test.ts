import { expect, test } from 'vitest'
import { fromDesk, openTestDesk } from '#desk/testing/test-desk.ts'
import { contact } from '#forms/contact/contact-rules.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { createAudit } from '#server/access/audit.ts'
import { mostCounted } from '#server/leads/lead-filter.ts'
import { createSignedIds } from '#server/platform/database/signed-ids.ts'
import { confirmLinksKey } from '#server/subscribers/confirm-letter.ts'
import { createFakeChannel } from '#server/testing/fake-channel.ts'
import { contactPost } from '#server/testing/test-services.ts'

/** A desk with leads of these names, the last one the newest. */
async function openWith(names: readonly string[], parts: Parameters<typeof openTestDesk>[0] = {}) {
  const desk = await openTestDesk(parts)
  const { submissions, clock, database, app } = desk
  for (const name of names) {
    clock.advance(60_000)
    await submissions.accept(contact, contactPost({ name, email: `${name.toLowerCase()}@example.com` }))
  }
  const rows = await database.selectFrom('submissions').select(['id', 'fields']).orderBy('created_at').execute()
  const ids = rows.map(({ id }) => id)
  const cookie = await desk.signIn()
  const get = async (url: string) => (await app.inject(fromDesk(url, undefined, cookie))).body
  const post = (url: string, fields: Record<string, string> | [string, string][]) =>
    app.inject(fromDesk(url, fields, cookie))
  const states = async () => {
    const found = await database.selectFrom('submissions').select(['id', 'lead_state', 'status']).execute()
    return new Map(found.map((row) => [row.id, row.status === 'new' ? row.lead_state : row.status]))
  }
  return { ...desk, ids, id: ids[0] ?? '', get, post, states, cookie }
}

test('the inbox begins with what is new, and the newest is open', async () => {
  const { get, post, id } = await openWith(['Ada', 'Bob'])
  await post(`/leads/${id}/act`, { verb: 'handled', seen: 'new', from: '/inbox' })
  const fresh = await get('/inbox')
  expect(fresh).toContain('Select Bob')
  expect(fresh).not.toContain('Select Ada')
  expect(fresh).toMatch(/<h2[^>]*dir="auto">Bob</)
  const all = await get('/inbox?state=all')
  expect(all).toContain('Select Ada')
  expect(all).toContain('2 leads')
})

test('opening a lead changes nothing', async () => {
  const { get, id, states } = await openWith(['Ada'])
  await get(`/inbox?lead=${id}`)
  await get(`/leads/${id}`)
  expect((await states()).get(id)).toBe('new')
})

test('every field is searched, and a search without hits says what was looked for', async () => {
  const { get, searchIndex } = await openWith(['Ada', 'Bob'])
  await searchIndex.complete()
  const found = await get('/inbox?q=bob%40example.com')
  expect(found).toContain('Select Bob')
  expect(found).not.toContain('Select Ada')
  const nothing = await get('/inbox?q=%3Cb%3Enobody')
  expect(nothing).toContain('Nobody wrote that.')
  expect(nothing).toContain('&lt;b&gt;nobody')
})

test('a handled lead makes room for the next one, and can be taken back', async () => {
  const { post, get, ids, states } = await openWith(['Ada', 'Bob'])
  const [ada = '', bob = ''] = ids
  const answer = await post(`/leads/${bob}/act`, { verb: 'handled', seen: 'new', from: `/inbox?lead=${bob}` })
  expect(answer.headers.location).toBe(`/inbox?lead=${ada}&done=1`)
  expect((await states()).get(bob)).toBe('handled')
  const page = await get(`/inbox?lead=${ada}&done=1`)
  expect(page).toContain('Handled. The next one is open.')
  await post('/inbox/take-back', { from: '/inbox' })
  expect((await states()).get(bob)).toBe('new')
})

test('the second of two people who act on a lead is told who was first, and nothing is done twice', async () => {
  const { post, get, id, signIn, app } = await openWith(['Ada'])
  const walt = await signIn({ who: 'walt@deadpan.example', how: 'link' })
  const fields = { verb: 'handled', seen: 'new', from: '/inbox?state=all' }
  await app.inject(fromDesk(`/leads/${id}/act`, fields, walt))
  await post(`/leads/${id}/act`, { ...fields, verb: 'archived' })
  expect(await get('/inbox?state=all&done=1')).toContain('walt@deadpan.example marked this handled at')
})

test('spam goes to quarantine and comes back with its deliveries', async () => {
  const { post, id, states, database } = await openWith(['Ada'], { channels: [createFakeChannel('smtp')] })
  const deliveries = async () => (await database.selectFrom('deliveries').select('id').execute()).length
  await post(`/leads/${id}/act`, { verb: 'spam', from: '/inbox' })
  expect([(await states()).get(id), await deliveries()]).toEqual(['quarantined', 0])
  await post('/inbox/take-back', { from: '/inbox' })
  expect([(await states()).get(id), await deliveries()]).toEqual(['new', 1])
})

test('a subscriber that was taken for spam by mistake is a subscriber again', async () => {
  const listEnv = { SMTP_URL: 'smtp://127.0.0.1:1', LEADS_TO: 'owner@deadpan.example' }
  const { get, post, submissions, subscriptions, database, ids, states } = await openWith(['Ada', 'Bob'], { listEnv })
  const [ada = '', bob = ''] = ids
  await submissions.accept(newsletter, new URLSearchParams({ email: 'cleo@example.com' }))
  const { id } = await database
    .selectFrom('submissions')
    .select('id')
    .where('form', '=', 'newsletter')
    .executeTakeFirstOrThrow()
  await subscriptions.confirm(await createSignedIds(database, confirmLinksKey).sign(id))
  await post('/inbox/selected', [
    ['lead', id],
    ['lead', ada],
    ['lead', bob],
    ['verb', 'spam'],
    ['from', '/inbox'],
  ])
  expect([...(await states()).entries()].filter(([, state]) => state === 'quarantined')).toHaveLength(3)
  await post('/inbox/take-back', { from: '/inbox' })
  expect(await get('/inbox?done=1')).toContain('Taken back.')
  expect([...(await states()).values()]).not.toContain('quarantined')
  expect((await states()).get(id)).toBe('new')
  expect(await database.selectFrom('subscriptions').select('state').execute()).toEqual([{ state: 'confirmed' }])
})

test('several are taken back but for what somebody else has changed since', async () => {
  const { get, post, ids, states, signIn, app } = await openWith(['Ada', 'Bob', 'Cleo'])
  const [ada = '', bob = '', cleo = ''] = ids
  await post('/inbox/selected', [
    ['lead', ada],
    ['lead', bob],
    ['lead', cleo],
    ['verb', 'spam'],
    ['from', '/inbox'],
  ])
  const walt = await signIn({ who: 'walt@deadpan.example', how: 'link' })
  await app.inject(fromDesk('/spam/act', { verb: 'release', lead: bob }, walt))
  await app.inject(fromDesk('/spam/act', { verb: 'delete', lead: cleo }, walt))
  await post('/inbox/take-back', { from: '/inbox' })
  expect(await get('/inbox?done=1')).toContain('Taken back, but for 2 that somebody has changed since.')
  expect([...(await states()).values()]).toEqual(['new', 'new'])
})

test('deleting asks first, with the focus on keeping', async () => {
  const { get, post, id, states } = await openWith(['Ada'])
  const question = await get(`/inbox?lead=${id}&ask=delete`)
  expect(question).toContain('Delete this lead for good?')
  expect(question).toMatch(/data-focus=""[^>]*>(?:<span>)?Keep/)
  await post(`/leads/${id}/delete`, { from: `/inbox?lead=${id}` })
  expect((await states()).size).toBe(0)
  expect((await get(`/leads/${id}`)).replaceAll(/<[^>]+>/g, '')).toContain('This lead was deleted at')
})

test('several are changed at once, and deleted only after a question', async () => {
  const { post, ids, states } = await openWith(['Ada', 'Bob', 'Cleo'])
  const selected = ids.slice(1).map((id): [string, string] => ['lead', id])
  await post('/inbox/selected', [...selected, ['verb', 'archived'], ['from', '/inbox']])
  expect([...(await states()).values()].sort()).toEqual(['archived', 'archived', 'new'])
  const question = await post('/inbox/selected', [...selected, ['verb', 'delete'], ['from', '/inbox']])
  expect(question.body).toContain('Delete 2 leads for good?')
  expect((await states()).size).toBe(3)
  await post('/inbox/selected', [...selected, ['verb', 'delete'], ['sure', 'yes'], ['from', '/inbox']])
  expect((await states()).size).toBe(1)
})

test('an address that was refused says so beside its retry', async () => {
  const { get, id, database } = await openWith(['Ada'], { channels: [createFakeChannel('smtp')] })
  const said = { state: 'dead', attempts: 1, last_error: '550 5.1.1 User unknown' } as const
  await database.updateTable('deliveries').set(said).execute()
  const page = await get(`/leads/${id}`)
  expect(page).toContain('User unknown” The address does not exist. Trying again will not change that.')
})

test('one delivery is retried, and the outbox is woken', async () => {
  const { post, get, id, database, woken } = await openWith(['Ada'], {
    channels: [createFakeChannel('smtp'), createFakeChannel('webhook')],
  })
  await database
    .updateTable('deliveries')
    .set({ state: 'dead', next_at: null, attempts: 10, last_error: '503 Service Unavailable' })
    .execute()
  const page = await get(`/leads/${id}`)
  expect(page).toContain('10 tries. “503 Service Unavailable”')
  const rows = await database.selectFrom('deliveries').select(['id', 'channel']).execute()
  const webhook = rows.find(({ channel }) => channel === 'webhook')?.id ?? ''
  await post(`/leads/${id}/retry`, { delivery: webhook, from: `/leads/${id}` })
  const states = await database.selectFrom('deliveries').select(['channel', 'state']).orderBy('channel').execute()
  expect(states).toEqual([
    { channel: 'smtp', state: 'dead' },
    { channel: 'webhook', state: 'pending' },
  ])
  expect(woken()).toBe(1)
})

test('a note is kept with who wrote it, and one without words is given back', async () => {
  const { post, get, id } = await openWith(['Ada'])
  await post(`/leads/${id}/notes`, { note: 'Called back.\nNo answer.', from: `/leads/${id}` })
  const page = await get(`/leads/${id}`)
  expect(page).toContain('Called back.\nNo answer.')
  expect(page).toContain('command line, today')
  const long = 'x'.repeat(5_001)
  const refused = await post(`/leads/${id}/notes`, { note: long, from: `/leads/${id}` })
  expect(refused.statusCode).toBe(422)
  expect(refused.body).toContain(long)
})

test('what visitors wrote is text, and what can’t be seen is drawn', async () => {
  const { submissions, get } = await openWith([])
  await submissions.accept(contact, contactPost({ help: '<img src=x onerror=alert(1)> \u200fgnp.exe' }))
  const page = await get('/inbox')
  expect(page).not.toContain('<img')
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(page).toContain('U+200F')
  expect(page).not.toContain('\u200f')
})

test('more leads than are counted are said to be more, in the list and in the navigation', async () => {
  const { database, get } = await openWith([])
  for (let first = 0; first < mostCounted; first += 1_000) {
    const rows = Array.from({ length: 1_000 }, (_, index) => {
      const id = `00000000-0000-4000-8000-${`${first + index}`.padStart(12, '0')}`
      return { id, form: 'newsletter', created_at: '2026-11-21T10:00:00.000Z', fields: '{}', receipt: id }
    })
    await database.insertInto('submissions').values(rows).execute()
  }
  const page = await get('/inbox')
  expect(page).toContain('10,000+ new')
  expect(page.match(/>10,000\+</g)).toHaveLength(2)
})

test('what is filtered is saved as CSV, with formulas defused', async () => {
  const { get, submissions, searchIndex } = await openWith(['Ada', 'Bob'])
  await submissions.accept(contact, contactPost({ name: 'Cleo', help: '=HYPERLINK("x")' }))
  await searchIndex.complete()
  const csv = await get('/inbox.csv?q=cleo')
  expect(csv.trim().split('\r\n')).toHaveLength(2)
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
})

test('news says how many arrived since, and keeps no session alive', async () => {
  const { get, submissions, clock, app, cookie } = await openWith(['Ada'])
  const page = await get('/inbox')
  const [, address = ''] = /data-inbox="([^"]+)"/.exec(page) ?? []
  const news = address.replaceAll('&amp;', '&')
  expect(JSON.parse(await get(news))).toEqual({ arrived: 0, waiting: 1 })
  clock.advance(60_000)
  await submissions.accept(contact, contactPost({ name: 'Bob' }))
  expect(JSON.parse(await get(news))).toEqual({ arrived: 1, waiting: 2 })
  for (let hours = 0; hours < 12; hours++) {
    clock.advance(3_600_000)
    await get(news)
  }
  const { statusCode } = await app.inject(fromDesk(news, undefined, cookie))
  expect(statusCode).toBe(401)
})

test('who did what is on the list without a visitor’s words or address', async () => {
  const { post, id, database, clock } = await openWith(['Ada'])
  await post(`/leads/${id}/notes`, { note: 'Secretly nice.', from: '/inbox' })
  await post(`/leads/${id}/act`, { verb: 'archived', from: '/inbox' })
  await post(`/leads/${id}/delete`, { from: '/inbox' })
  const list = await createAudit(database, clock).read()
  expect(new Set(list.map(({ what, subject }) => `${what}: ${subject}`))).toEqual(
    new Set([
      'Signed in by link: Test',
      `Kept a note: Lead ${id.slice(0, 8)}`,
      `Archived: Lead ${id.slice(0, 8)}`,
      `Deleted: Lead ${id.slice(0, 8)}`,
    ]),
  )
  expect(JSON.stringify(list)).not.toMatch(/\bada\b|\bnice\b/i)
})

test.each(['https://evil.example/', '//evil.example/inbox', '/sign-in', 'javascript:alert(1)'])(
  'an action comes back to the desk, whatever its form says (%s)',
  async (from) => {
    const { post, id } = await openWith(['Ada'])
    const { headers } = await post(`/leads/${id}/act`, { verb: 'handled', from })
    expect(headers.location).toBe('/inbox?done=1')
  },
)
