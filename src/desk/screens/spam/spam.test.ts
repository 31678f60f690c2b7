import { expect, test } from 'vitest'
import { fromDesk, openTestDesk } from '#desk/testing/test-desk.ts'
import { comment } from '#forms/comment/comment-rules.ts'
import { contact } from '#forms/contact/contact-rules.ts'
import { createAudit } from '#server/access/audit.ts'
import { createFakeChannel } from '#server/testing/fake-channel.ts'
import { contactPost } from '#server/testing/test-services.ts'

const wares = 'We sell backlinks, guest posts and SEO services. <b>Now</b>'

/** A desk with suspects of these names, the last one the newest. */
async function openWith(names: readonly string[], parts: Parameters<typeof openTestDesk>[0] = {}) {
  const desk = await openTestDesk(parts)
  const { submissions, clock, database, app } = desk
  for (const name of names) {
    clock.advance(60_000)
    const email = `${name.toLowerCase()}@example.com`
    await submissions.accept(contact, contactPost({ name, email, help: wares }))
  }
  const rows = await database.selectFrom('submissions').select('id').orderBy('created_at').execute()
  const ids = rows.map(({ id }) => id)
  const cookie = await desk.signIn()
  const get = async (url: string) => (await app.inject(fromDesk(url, undefined, cookie))).body
  const post = (url: string, fields: Record<string, string> | [string, string][]) =>
    app.inject(fromDesk(url, fields, cookie))
  const states = async () => {
    const found = await database.selectFrom('submissions').select(['id', 'status']).execute()
    return new Map(found.map((row) => [row.id, row.status]))
  }
  return { ...desk, ids, id: ids[0] ?? '', get, post, states, cookie }
}

test('a suspect is shown with its words, its reasons and every field, as text', async () => {
  const { get } = await openWith(['Ada'])
  const page = await get('/spam')
  expect(page).toContain('an offer that spam makes')
  expect(page).toContain('several such offers')
  expect(page).toContain('backlinks, guest posts and SEO services. &lt;b&gt;Now&lt;/b&gt;')
  expect(page).not.toContain('<b>Now')
  expect(page).toContain('ada@example.com')
  expect(page).toContain('555 0100')
  expect(page).toContain('1 suspect. Deleted by themselves after')
})

test('the navigation counts suspects, and an empty quarantine says so', async () => {
  const { get, post, id } = await openWith(['Ada'])
  expect(await get('/inbox')).toMatch(/id="waiting-spam"><span[^>]*>1</)
  await post('/spam/act', { verb: 'delete', lead: id })
  const page = await get('/spam?done=1')
  expect(page).toContain('Deleted.')
  expect(page).toContain('The quarantine is empty.')
  expect(page).toContain('id="waiting-spam"></span>')
})

test('a released suspect is in the inbox, goes out, and can be taken back with the reasons it had', async () => {
  const { get, post, ids, states, database, woken } = await openWith(['Ada', 'Bob'], {
    channels: [createFakeChannel('smtp')],
  })
  const [ada = '', bob = ''] = ids
  const answer = await post('/spam/act', { verb: 'release', lead: bob })
  // The next one is current.
  expect(answer.headers.location).toBe(`/spam?at=${ada}&done=1`)
  expect((await states()).get(bob)).toBe('new')
  expect(woken()).toBe(1)
  expect(await database.selectFrom('deliveries').select('id').execute()).toHaveLength(1)
  const page = await get(`/spam?at=${ada}&done=1`)
  expect(page).toContain('Released. Bob is in the inbox.')
  expect(page).toMatch(new RegExp(`data-item="${ada}" data-current="" data-focus=""`))
  await post('/inbox/take-back', { from: '/spam' })
  expect((await states()).get(bob)).toBe('quarantined')
  expect(await database.selectFrom('deliveries').select('id').execute()).toEqual([])
  expect((await get('/spam')).match(/several such offers/g)).toHaveLength(2)
})

test('a released comment waits among the comments', async () => {
  const { get, post, submissions, database } = await openWith([])
  await submissions.accept(comment, new URLSearchParams({ post: '1', name: 'Ada', message: wares }))
  const { id } = await database.selectFrom('submissions').select('id').executeTakeFirstOrThrow()
  await post('/spam/act', { verb: 'release', lead: id })
  expect(await get('/spam?done=1')).toContain('Released. It waits among the comments.')
})

test('deleting asks first, with the focus on keeping', async () => {
  const { get, post, id, states } = await openWith(['Ada'])
  const page = await get(`/spam?at=${id}&ask=delete`)
  expect(page).toContain('Delete this suspect for good?')
  expect(page.match(/data-focus=""/g)).toHaveLength(1)
  expect(page).toMatch(/data-focus=""[^>]*>(?:<span>)?Keep/)
  expect((await states()).size).toBe(1)
  await post('/spam/act', { verb: 'delete', lead: id })
  expect((await states()).size).toBe(0)
})

test('deleting all names its number, asks, and takes only those that were shown', async () => {
  const { get, post, submissions, states } = await openWith(['Ada', 'Bob', 'Cleo'])
  expect(await get('/spam')).toContain('Delete all 3')
  const page = await get('/spam?ask=delete')
  expect(page).toContain('Delete 3 suspects for good?')
  const shown = [...page.matchAll(/name="lead" value="([^"]+)"/g)].map(([, id = '']): [string, string] => ['lead', id])
  await submissions.accept(contact, contactPost({ name: 'Late', help: wares }))
  await post('/spam/act', [...shown, ['verb', 'delete']])
  expect((await states()).size).toBe(1)
  expect(await get('/spam?done=1')).toContain('3 suspects deleted.')
})

test('the second of two people who act on a suspect is told who was first, and what was released is not deleted', async () => {
  const { post, get, id, signIn, app, states } = await openWith(['Ada'])
  const walt = await signIn({ who: 'walt@deadpan.example', how: 'link' })
  await app.inject(fromDesk('/spam/act', { verb: 'release', lead: id }, walt))
  await post('/spam/act', { verb: 'delete', lead: id })
  expect((await states()).get(id)).toBe('new')
  expect(await get('/spam?done=1')).toContain('walt@deadpan.example released this at')
  await post('/inbox/selected', { verb: 'delete', sure: 'yes', lead: id, from: '/inbox' })
  await post('/spam/act', { verb: 'release', lead: id })
  expect(await get('/spam?done=1')).toContain('This suspect was deleted at')
})

test('suspects are saved as CSV with their reasons, formulas defused', async () => {
  const { get, submissions } = await openWith([])
  await submissions.accept(contact, contactPost({ help: `=${wares}` }))
  const csv = await get('/spam.csv')
  expect(csv).toMatch(/^id,form,createdAt,why,/)
  expect(csv).toContain('an offer that spam makes; several such offers')
  expect(csv).toContain(`"'=We sell`)
})

test('who did what is on the list without a visitor’s words or address', async () => {
  const { post, ids, database, clock } = await openWith(['Ada', 'Bob'])
  const [ada = '', bob = ''] = ids
  await post('/spam/act', { verb: 'release', lead: ada })
  await post('/spam/act', { verb: 'delete', lead: bob })
  const list = await createAudit(database, clock).read()
  expect(list.map(({ what, subject }) => `${what}: ${subject}`)).toEqual(
    expect.arrayContaining([`Released: Lead ${ada.slice(0, 8)}`, `Deleted: Lead ${bob.slice(0, 8)}`]),
  )
  expect(JSON.stringify(list)).not.toMatch(/\bada\b|\bbob\b|backlinks/i)
})

test('the page of a suspect offers to release and to delete it, says why, and leads back to the suspects', async () => {
  const { get, post, ids, states } = await openWith(['Ada', 'Bob'])
  const [ada = '', bob = ''] = ids
  const page = await get(`/leads/${ada}`)
  expect(page).toMatch(/value="release"[^>]*><span>Release/)
  expect(page).toContain('an offer that spam makes')
  for (const button of ['Mark handled', 'Archive', 'This is spam', 'Reply by mail']) expect(page).not.toContain(button)
  expect(page).toMatch(/href="\/spam"[^>]*>(?:(?!<\/a>).)*<span>Spam<\/span>/)
  const question = await get(`/leads/${ada}?ask=delete`)
  expect(question).toContain('Delete this suspect for good?')
  expect(question).toContain(`href="/leads/${ada}"`)
  const released = await post('/spam/act', { lead: ada, verb: 'release', from: `/leads/${ada}` })
  expect(released.headers.location).toBe(`/spam?at=${bob}&done=1`)
  expect((await states()).get(ada)).toBe('new')
  const lead = await get(`/leads/${ada}`)
  expect(lead).toContain('Mark handled')
  expect(lead).not.toContain('value="release"')
})
