import { expect, test } from 'vitest'
import { fromDesk, openTestDesk } from '#desk/testing/test-desk.ts'
import { comment } from '#forms/comment/comment-rules.ts'
import { createAudit } from '#server/access/audit.ts'

const posts = {
  paths: { em: '/blog/1', plant: '/blog/2' },
  titles: { em: 'The em dash would like a word', plant: 'Testing a joke on four people and a plant' },
}

/** A desk with comments on posts, the last one the newest. */
async function openWith(comments: readonly Readonly<Record<string, string>>[], known: typeof posts | null = posts) {
  const desk = await openTestDesk(known === null ? {} : { posts: known })
  const { submissions, clock, database, app } = desk
  for (const words of comments) {
    clock.advance(60_000)
    await submissions.accept(comment, new URLSearchParams({ post: 'em', message: 'A word.', ...words }))
  }
  const rows = await database.selectFrom('submissions').select('id').orderBy('created_at').execute()
  const ids = rows.map(({ id }) => id)
  const cookie = await desk.signIn()
  const get = async (url: string) => (await app.inject(fromDesk(url, undefined, cookie))).body
  const post = (url: string, fields: Record<string, string> | [string, string][]) =>
    app.inject(fromDesk(url, fields, cookie))
  const judge = (verb: string, lead: string, from = '/comments') => post('/comments/act', { verb, lead, from })
  const states = async () => {
    const found = await database.selectFrom('submissions').select(['id', 'status']).execute()
    return new Map(found.map((row) => [row.id, row.status]))
  }
  return { ...desk, ids, id: ids[0] ?? '', get, post, judge, states, cookie }
}

/** The visible text of a page. */
const text = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

test('a comment waits between its neighbors on its post, with its place and what approving shows', async () => {
  const { get, judge, ids } = await openWith([
    { name: 'Dot', message: 'It is not a pause.' },
    { name: 'Mahmoud', email: 'mahmoud@huruf.example', website: 'https://huruf.example', message: 'We miss it.' },
    { name: 'Walt', message: 'I removed eleven.' },
  ])
  const [dot = '', , walt = ''] = ids
  await judge('approve', dot)
  await judge('approve', walt)
  const page = text(await get('/comments'))
  const order = ['Dot', 'It is not a pause.', 'Mahmoud', 'We miss it.', 'Walt', 'I removed eleven.']
  const places = order.map((words) => page.indexOf(words))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places).not.toContain(-1)
  expect(page).toContain('mahmoud@huruf.example · https://huruf.example ·')
  expect(page).toContain('Second comment of 3')
  expect(page).toContain('Approving shows the name and the words.')
  expect(page).toContain('approved by command line')
})

test('a website is text, and somebody without a name or address is Anonymous and gets no reply', async () => {
  const { get } = await openWith([
    { website: 'https://evil.example', message: '<iframe src="https://evil.example"></iframe> \u200fhi' },
  ])
  const page = await get('/comments')
  expect(page).toContain('Anonymous')
  expect(page).toContain('No name, no address')
  expect(page).toContain('Approving shows the words, signed Somebody.')
  expect(page).toContain('&lt;iframe')
  expect(page).toContain('U+200F')
  expect(page).not.toMatch(/<iframe|href="https:\/\/evil|mailto:/)
})

test('an approved comment is under Approved, and can be taken back from the flash and from there', async () => {
  const { get, post, judge, ids, states } = await openWith([{ name: 'Ada' }, { name: 'Bob' }])
  const [ada = '', bob = ''] = ids
  const answer = await judge('approve', bob)
  expect(answer.headers.location).toBe(`/comments?at=${ada}&done=1`)
  const page = await get(`/comments?at=${ada}&done=1`)
  expect(page).toContain('Approved. It is on its post within a minute.')
  expect(page).toContain(`data-item="${ada}" data-current="" data-focus=""`)
  await post('/inbox/take-back', { from: '/comments' })
  expect((await states()).get(bob)).toBe('new')
  await judge('approve', bob)
  const approved = await get('/comments?status=approved')
  expect(approved).toContain('Bob')
  expect(approved).not.toMatch(/>Ada</)
  await judge('new', bob, '/comments?status=approved')
  expect((await states()).get(bob)).toBe('new')
  expect(await get('/comments?status=approved&done=1')).toContain('Taken back. It waits again')
})

test('a rejected comment is under Rejected, and can be taken back', async () => {
  const { get, judge, id, states } = await openWith([{ name: 'Ada' }])
  await judge('reject', id)
  expect((await states()).get(id)).toBe('rejected')
  const page = await get('/comments?status=rejected')
  expect(text(page)).toContain('rejected by command line')
  await judge('new', id, '/comments?status=rejected')
  expect((await states()).get(id)).toBe('new')
})

test('spam goes among the suspects, and comes back', async () => {
  const { get, post, judge, id, states } = await openWith([{ name: 'Ada' }])
  await judge('spam', id)
  expect((await states()).get(id)).toBe('quarantined')
  const page = await get('/comments?done=1')
  expect(page).toContain('Moved to spam.')
  expect(page).toContain('Nothing waits. The comments are quiet, and so are you.')
  await post('/inbox/take-back', { from: '/comments' })
  expect((await states()).get(id)).toBe('new')
})

test('where the post is gone the comment stays, and can’t be approved', async () => {
  const { get, judge, id, states } = await openWith([{ post: 'gone', name: 'Ada' }])
  const page = await get('/comments')
  expect(page).toContain('The post is gone')
  expect(page).not.toContain('>Approve<')
  await judge('approve', id)
  expect((await states()).get(id)).toBe('new')
  expect(await get('/comments?done=1')).toContain('The post is gone. Nothing was approved.')
})

test('where nobody knows the posts, as under development, comments are judged all the same', async () => {
  const { get, judge, id, states } = await openWith([{ name: 'Ada' }], null)
  expect(await get('/comments')).toContain('Post em')
  await judge('approve', id)
  expect((await states()).get(id)).toBe('approved')
})

test('comments are chosen by post, and each list has its number', async () => {
  const { get, judge, id } = await openWith([{ name: 'Ada' }, { name: 'Bob' }, { post: 'plant', name: 'Cleo' }])
  await judge('reject', id)
  const page = await get('/comments?post=plant')
  expect(page).toContain('Cleo')
  expect(page).not.toMatch(/>Bob</)
  expect(text(page)).toMatch(/Waiting 2 Approved 0 Rejected 1/)
  const answer = await judge('approve', 'nobody', '/comments?post=plant&status=approved')
  expect(answer.headers.location).toBe('/comments?status=approved&post=plant&done=1')
})

test('the second of two people who act on a comment is told who was first', async () => {
  const { judge, get, id, signIn, app, states } = await openWith([{ name: 'Ada' }])
  const walt = await signIn({ who: 'walt@deadpan.example', how: 'link' })
  await app.inject(fromDesk('/comments/act', { verb: 'approve', lead: id }, walt))
  await judge('reject', id)
  expect((await states()).get(id)).toBe('approved')
  expect(await get('/comments?done=1')).toContain('walt@deadpan.example approved this at')
})

test('a comment’s own page shows it between its neighbors, with what is done with comments alone', async () => {
  const { get, judge, ids } = await openWith([
    { name: 'Dot', message: 'It is not a pause.' },
    { name: 'Mahmoud', email: 'mahmoud@huruf.example', message: 'We miss it.' },
    { name: 'Walt', message: 'I removed eleven.' },
  ])
  const [dot = '', mahmoud = '', walt = ''] = ids
  await judge('approve', dot)
  await judge('approve', walt)
  const html = await get(`/leads/${mahmoud}`)
  expect(text(html)).toMatch(/Mahmoud.*It is not a pause\..*We miss it\..*I removed eleven\..*Second comment of 3/)
  expect(text(html)).toContain('The em dash would like a word')
  const buttons = [...html.matchAll(/<form[^>]*action="\/comments\/act".*?<\/form>/g)].map(([form]) => text(form))
  expect(buttons.map((label) => label.trim())).toEqual([
    'Approve',
    'Reject',
    'This is spam',
    'Take back the comment by Dot',
    'Take back the comment by Walt',
  ])
  expect(html).not.toMatch(/Mark handled|Archive|>Delete|\/leads\/[^"]*\/act"/)
  expect(html).toMatch(/href="\/comments" aria-current="page"/)
})

test('what is decided on a comment’s own page stays in view and can be taken back there', async () => {
  const { get, judge, post, id, states } = await openWith([{ name: 'Ada' }])
  const own = `/leads/${id}`
  const answer = await judge('reject', id, own)
  expect(answer.headers.location).toBe(`${own}?done=1`)
  const page = text(await get(`${own}?done=1`))
  expect(page).toContain('Rejected. It is shown nowhere.')
  expect(page).toContain('rejected by command line')
  await judge('new', id, own)
  expect((await states()).get(id)).toBe('new')
  await judge('approve', id, own)
  await post('/inbox/take-back', { from: own })
  expect((await states()).get(id)).toBe('new')
})

test('only comments are judged', async () => {
  const { judge, get, id, database } = await openWith([{ name: 'Ada' }])
  await database.updateTable('submissions').set({ form: 'contact' }).where('id', '=', id).execute()
  await judge('approve', id)
  expect(await get('/inbox?state=all')).toContain('Select')
})

test('who did what is on the list without a visitor’s words or address', async () => {
  const { judge, ids, database, clock } = await openWith([{ name: 'Ada' }, { name: 'Bob' }])
  const [ada = '', bob = ''] = ids
  await judge('approve', ada)
  await judge('reject', bob)
  await judge('new', ada)
  const list = await createAudit(database, clock).read()
  expect(list.map(({ what, subject }) => `${what}: ${subject}`)).toEqual(
    expect.arrayContaining([
      `Approved: Comment ${ada.slice(0, 8)}`,
      `Rejected: Comment ${bob.slice(0, 8)}`,
      `Took back: Comment ${ada.slice(0, 8)}`,
    ]),
  )
  expect(JSON.stringify(list)).not.toMatch(/\bada\b|\bbob\b|A word/i)
})
