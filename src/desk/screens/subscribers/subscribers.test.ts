import { describe, expect, test } from 'vitest'
import { fromDesk, openTestDesk } from '#desk/testing/test-desk.ts'
import { contact } from '#forms/contact/contact-rules.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { notify } from '#forms/notify/notify-rules.ts'
import { createAudit } from '#server/access/audit.ts'
import { contactPost } from '#server/testing/test-services.ts'

const mail = { SMTP_URL: 'smtp://127.0.0.1:1', LEADS_TO: 'owner@deadpan.example' }

/** A desk whose newsletter these addresses signed up for, the last one as the newest. */
async function openWith(emails: readonly string[], env: Record<string, string> = mail) {
  const desk = await openTestDesk({ env })
  const { submissions, database, clock, app } = desk
  const signUp = async (email: string, form: typeof newsletter | typeof notify = newsletter) => {
    clock.advance(60_000)
    await submissions.accept(form, new URLSearchParams({ email }), '/blog-details/5')
    const row = await database
      .selectFrom('submissions')
      .select('id')
      .orderBy('created_at', 'desc')
      .where('form', '=', form.name)
      .executeTakeFirstOrThrow()
    return row.id
  }
  const ids: string[] = []
  for (const email of emails) ids.push(await signUp(email))
  const setState = (id: string, state: 'pending' | 'confirmed') =>
    database
      .updateTable('subscriptions')
      .set({ state, confirmed_at: state === 'confirmed' ? '2026-11-21T12:30:00.000Z' : null })
      .where('submission_id', '=', id)
      .execute()
  const cookie = await desk.signIn()
  const get = async (url: string) => (await app.inject(fromDesk(url, undefined, cookie))).body
  const post = (url: string, fields: Record<string, string> = {}) => app.inject(fromDesk(url, fields, cookie))
  return { ...desk, ids, id: ids[0] ?? '', signUp, setState, get, post, cookie }
}

/** The tabs' counts as text. */
const counts = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/<a href="[^"]*"[^>]*>(All|Confirmed|Pending|Unconfirmed|Left)<span[^>]*>([\d,]+)/g)].map(
      ([, label, count]) => [label, count],
    ),
  )

describe('the list of subscribers', () => {
  test('says of everybody how they stand, the newest first, and counts each state', async () => {
    const { get, ids, setState } = await openWith(['ada@b.example', 'bob@b.example', 'cleo@b.example'])
    await setState(ids[0] ?? '', 'confirmed')
    await setState(ids[1] ?? '', 'pending')
    const page = await get('/subscribers')
    expect(page.indexOf('cleo@b.example')).toBeLessThan(page.indexOf('ada@b.example'))
    expect(counts(page)).toEqual({ All: '3', Confirmed: '1', Pending: '1', Unconfirmed: '1', Left: '0' })
    const pending = await get('/subscribers?state=pending')
    expect(pending).toContain('bob@b.example')
    expect(pending).not.toContain('ada@b.example')
  })

  test('holds an address once, by what says most, however often it signed up', async () => {
    const { get, signUp, setState } = await openWith([])
    const first = await signUp('ada@b.example')
    await signUp('ada@b.example')
    expect(counts(await get('/subscribers'))).toMatchObject({ All: '1', Unconfirmed: '1' })
    await setState(first, 'confirmed')
    await signUp('ada@b.example', notify)
    expect(counts(await get('/subscribers'))).toMatchObject({ All: '2', Confirmed: '1', Unconfirmed: '1' })
    expect(counts(await get('/subscribers?list=newsletter'))).toMatchObject({ All: '1', Confirmed: '1' })
  })

  test('has 50 on a page, and all of them on two', async () => {
    const emails = Array.from({ length: 52 }, (_, place) => `n${place}@b.example`)
    const { get } = await openWith(emails)
    const first = await get('/subscribers')
    const second = await get('/subscribers?page=2')
    const shown = (page: string) =>
      [...page.matchAll(/<th scope="row"[^>]*>(n\d+@b\.example)</g)].map(([, email]) => email)
    expect([...shown(first), ...shown(second)]).toEqual(emails.toReversed())
    expect(first).toContain('1 to 50 of 52.')
    expect(second).toContain('51 to 52 of 52.')
    expect(await get('/subscribers?page=999')).toContain('51 to 52 of 52.')
  })

  test('finds a part of an address, and takes no sign of it for a pattern', async () => {
    const { get } = await openWith(['ada_1@b.example', 'adab1@b.example'])
    const found = await get('/subscribers?q=ADA_1')
    expect(found).toContain('ada_1@b.example')
    expect(found).not.toContain('adab1@b.example')
    expect(await get('/subscribers?q=nobody%3Cb%3E')).toContain('nobody&lt;b&gt;')
  })

  test('shows nobody who is taken for spam', async () => {
    const { get, database, id } = await openWith(['ada@b.example'])
    await database.updateTable('submissions').set({ status: 'quarantined' }).where('id', '=', id).execute()
    expect(await get('/subscribers')).toContain('Nobody yet.')
  })

  test('is saved as CSV by its tab, confirmed ones unless told, with formulas defused', async () => {
    const { get, ids, setState } = await openWith(['=cmd@b.example', '+bob@b.example'])
    await setState(ids[1] ?? '', 'confirmed')
    const confirmed = await get('/subscribers.csv')
    expect(confirmed.trim().split('\r\n')).toHaveLength(2)
    expect(confirmed).toContain("'+bob@b.example,confirmed,newsletter,")
    expect(await get('/subscribers.csv?state=all')).toContain("'=cmd@b.example,unconfirmed")
    expect(await get('/subscribers')).toContain('href="/subscribers.csv?state=all"')
  })

  test.each([
    [{}, 'There is no mail, so sign-ups are recorded as unconfirmed'],
    [{ ...mail, DOUBLE_OPT_IN: 'off' }, 'DOUBLE_OPT_IN is off'],
  ])('says with %j why nobody is asked back', async (env, sentence) => {
    expect(await (await openWith([], env)).get('/subscribers')).toContain(sentence)
    expect(await (await openWith([])).get('/subscribers')).not.toContain(sentence)
  })
})

describe('the evidence of a sign-up', () => {
  test('opens below its row with what was shown, where and when, and is saved as one text file', async () => {
    const { get, id, setState } = await openWith(['ada@b.example'])
    await setState(id, 'confirmed')
    const page = await get(`/subscribers?open=${id}`)
    expect(page).toContain('/blog-details/5, in the footer')
    expect(page).toContain('Version of 21 November 2026.')
    expect(page).toContain('[Subscribe]')
    const file = await get(`/subscribers/${id}/evidence.txt`)
    expect(file).toMatch(/^Evidence of a sign-up at http/)
    expect(file).toMatch(/Address: +ada@b\.example\n/)
    expect(file).toMatch(/Signed up: +21 November 2026, \d\d:\d\d:\d\d\n/)
    expect(file).toContain('  [Subscribe]\n')
  })

  test('of a sign-up that is gone says so, and saves nothing', async () => {
    const { get, app, cookie } = await openWith(['ada@b.example'])
    const none = '00000000-0000-4000-8000-000000000000'
    expect(await get(`/subscribers?open=${none}`)).toContain('This sign-up is no longer here')
    expect((await app.inject(fromDesk(`/subscribers/${none}/evidence.txt`, undefined, cookie))).statusCode).toBe(404)
  })
})

describe('somebody who is signed out', () => {
  test('is asked about first, and then only a hash is kept, which their whole address finds', async () => {
    const { get, post, id, database } = await openWith(['ada@b.example'])
    expect(await get(`/subscribers?open=${id}&ask=leave`)).toMatch(/data-focus=""[^>]*>(?:<span>)?Keep/)
    await post(`/subscribers/${id}/sign-out`, { from: '/subscribers' })
    const page = await get('/subscribers?done=1')
    expect(page).toContain('Signed out of every list.')
    expect(page).toContain('left, address not kept')
    expect(page).not.toContain('ada@b.example')
    expect(await database.selectFrom('submissions').select('id').execute()).toEqual([])
    expect(await get('/subscribers?q=Ada%40b.example')).toContain('left, address not kept')
    expect(await get('/subscribers?q=bob%40b.example')).toContain('No such address.')
  })

  test('twice is told so once more, and nothing is done twice', async () => {
    const { get, post, id } = await openWith(['ada@b.example'])
    await post(`/subscribers/${id}/sign-out`)
    await post(`/subscribers/${id}/sign-out`)
    expect(await get('/subscribers?done=1')).toContain('Nothing was done twice.')
  })
})

test('erasing somebody takes their leads along, after a question, and the list of who did what has no address', async () => {
  const { get, post, id, submissions, database, clock } = await openWith(['ada@b.example'])
  await submissions.accept(contact, contactPost({ email: 'ada@b.example' }))
  await submissions.accept(contact, contactPost({ email: 'bob@b.example' }))
  expect(await get(`/subscribers?open=${id}&ask=erase`)).toContain('leads and comments included?')
  await post(`/subscribers/${id}/erase`, { from: '/subscribers?state=confirmed' })
  expect(await get('/subscribers?done=1')).toContain('Erased. 2 rows held the address.')
  const left = await database.selectFrom('submissions').select('email').execute()
  expect(left).toEqual([{ email: 'bob@b.example' }])
  const list = await createAudit(database, clock).read()
  expect(list).toContainEqual(
    expect.objectContaining({ what: 'Erased an address', subject: `Sign-up ${id.slice(0, 8)}` }),
  )
  expect(JSON.stringify(list)).not.toContain('@')
})
