import { describe, expect, test } from 'vitest'
import { comment } from '#forms/comment/comment-rules.ts'
import { contact } from '#forms/contact/contact-rules.ts'
import { tookField, trapField } from '#forms/engine/signals.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { createFakeChannel } from '#server/testing/fake-channel.ts'
import { deskAt } from '#server/testing/run-command.ts'
import { contactPost, openTestServices } from '#server/testing/test-services.ts'

async function openDesk() {
  const services = await openTestServices({ channels: [createFakeChannel('webhook')] })
  const env = {
    WEBHOOK_URL: 'http://127.0.0.1:1/',
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
    SMTP_URL: 'smtp://127.0.0.1:1',
    LEADS_TO: 'owner@deadpan.example,sales@deadpan.example',
  }
  const desk = (...words: string[]) => deskAt(services.dataDir, words, env)
  const json = async (...words: string[]) => JSON.parse((await desk(...words, '--json')).printed)
  const suspect = () => services.submissions.accept(contact, contactPost({ [trapField]: 'x' }))
  const commented = (message: string) =>
    services.submissions.accept(comment, new URLSearchParams({ post: '1', message }))
  const lead = () => services.submissions.accept(contact, contactPost())
  return { ...services, desk, json, suspect, commented, lead }
}

describe('leads', () => {
  test('can be filtered by time, status and number', async () => {
    const { submissions, clock, json, suspect } = await openDesk()
    for (let minute = 0; minute < 3; minute++) {
      await submissions.accept(newsletter, new URLSearchParams({ email: `a${minute}@b.example` }))
      clock.advance(60_000)
    }
    await suspect()
    const emails = async (...filters: string[]) =>
      (await json('leads', ...filters)).map(({ fields }: { fields: { email: string } }) => fields.email)
    expect(await emails('--limit', '2')).toEqual(['a2@b.example', 'a1@b.example'])
    expect(await emails('--since', '2026-11-21T10:01:00Z')).toEqual(['a2@b.example', 'a1@b.example'])
    expect(await emails('--since', '2026-11-21T10:01')).toEqual(['a2@b.example', 'a1@b.example'])
    expect(await emails('--since', '2026-11-21', '--limit', '1')).toEqual(['a2@b.example'])
    expect(await emails('--since', '2026-11-22')).toEqual([])
    expect(await emails('--status', 'quarantined')).toEqual(['ada@example.com'])
    expect(await emails('--status', 'new', '--form', 'contact')).toEqual([])
  })

  test.each([
    [['--since', 'yesterday'], /--since takes a day/],
    [['--since', '2026-13-45'], /--since takes a day/],
    [['--limit', '0'], /--limit takes/],
    [['--limit', 'many'], /--limit takes/],
    [['--status', 'odd'], /no status "odd".*quarantined/],
  ])('%j is not understood', async (filter, complaint) => {
    const { desk } = await openDesk()
    const { code, complained } = await desk('leads', ...filter)
    expect([code, complained]).toEqual([2, expect.stringMatching(complaint)])
  })
})

describe('show', () => {
  test('shows any one lead', async () => {
    const { suspect, json, desk } = await openDesk()
    await suspect()
    const [{ id }] = await json('quarantine')
    expect(await json('show', id)).toMatchObject({ id, form: 'contact', status: 'quarantined' })
    expect((await desk('show', id)).printed).toMatch(/^1 lead\n[\s\S]*Ada Lovelace/)
  })

  test.each([
    [['show', 'nothing'], 1, /no lead "nothing"/],
    [['show'], 2, /Say which/],
    [['show', 'a', 'b'], 2, /One lead at a time/],
  ])('%j ends with %i', async (words, code, complaint) => {
    const { desk } = await openDesk()
    expect(await desk(...words)).toEqual({ code, printed: '', complained: expect.stringMatching(complaint) })
  })
})

describe('quarantine', () => {
  test('says in words why something was taken for spam', async () => {
    const { submissions, lead, json, desk } = await openDesk()
    const hasty = contactPost({ help: '[url=https://x.example/]cheap[/url]', [tookField]: '10' })
    await submissions.accept(contact, hasty)
    await lead()
    const suspicion = ['sent sooner than anybody could fill it in', 'a link written as in a forum']
    const [{ id }] = await json('quarantine', 'list')
    expect(await json('quarantine', 'list')).toMatchObject([{ suspicion }])
    expect(await json('show', id)).toMatchObject({ suspicion })
    const inText = new RegExp(`^ {2}\\? spam {7}${suspicion.join('\\n {15}')}$`, 'm')
    expect((await desk('quarantine', 'list')).printed).toMatch(inText)
    expect((await desk('show', id)).printed).toMatch(inText)
    await desk('quarantine', 'release', id)
    expect(await json('show', id)).not.toHaveProperty('suspicion')
  })

  test('release sends a suspect on its way', async () => {
    const { suspect, json, desk, database } = await openDesk()
    await suspect()
    const [{ id }] = await json('quarantine', 'list')
    expect(await desk('quarantine', 'release', id)).toMatchObject({
      code: 0,
      printed: expect.stringMatching(/Released/),
    })
    const query = database.selectFrom('deliveries').selectAll().orderBy('channel').orderBy('recipient')
    expect(await query.execute()).toMatchObject([
      { channel: 'smtp', recipient: 'owner@deadpan.example', state: 'pending', attempts: 0, submission_id: id },
      { channel: 'smtp', recipient: 'sales@deadpan.example', state: 'pending', attempts: 0, submission_id: id },
      { channel: 'webhook', state: 'pending', attempts: 0, submission_id: id },
    ])
    expect(await json('leads')).toMatchObject([{ id, status: 'new' }])
    expect(await desk('quarantine')).toMatchObject({ code: 0, printed: 'The quarantine is empty.\n' })
    expect(await desk('quarantine', 'release', id)).toMatchObject({
      code: 1,
      complained: expect.stringMatching(/no suspect/),
    })
    expect(await query.execute()).toHaveLength(3)
  })

  test('delete is for suspects only', async () => {
    const { suspect, lead, json, desk } = await openDesk()
    await suspect()
    await lead()
    const [{ id }] = await json('leads')
    expect(await desk('quarantine', 'delete', id)).toMatchObject({ code: 1 })
    const [{ id: suspected }] = await json('quarantine')
    expect(await json('quarantine', 'delete', suspected)).toEqual({ id: suspected, done: 'delete' })
    expect([await json('quarantine'), await json('leads')]).toMatchObject([[], [{ id }]])
  })

  test.each([
    [['quarantine', 'free', 'x'], /can list, release, delete, but not "free"/],
    [['quarantine', 'constructor', 'x'], /not "constructor"/],
    [['quarantine', 'release'], /Say which: suspect/],
    [['quarantine', 'list', 'x'], /What is "x" for/],
  ])('%j is not understood', async (words, complaint) => {
    const { desk } = await openDesk()
    expect(await desk(...words)).toMatchObject({ code: 2, complained: expect.stringMatching(complaint) })
  })
})

describe('comments', () => {
  test('are listed, approved and deleted', async () => {
    const { commented, lead, json, desk } = await openDesk()
    await lead()
    await commented('Dry.')
    const [{ id }] = await json('comments')
    expect(await json('comments', 'approve', id)).toEqual({ id, done: 'approve' })
    expect(await json('comments', 'list')).toMatchObject([{ id, status: 'approved', fields: { message: 'Dry.' } }])
    expect(await desk('comments', 'delete', id)).toMatchObject({ code: 0 })
    expect(await desk('comments')).toMatchObject({ code: 0, printed: 'No comments yet.\n' })
  })

  test('nothing else can be approved', async () => {
    const { lead, json, desk } = await openDesk()
    await lead()
    const [{ id }] = await json('leads')
    expect(await desk('comments', 'approve', id)).toMatchObject({
      code: 1,
      complained: expect.stringMatching(/no comment/),
    })
  })
})

describe('dead letters', () => {
  async function openWithDead() {
    const opened = await openDesk()
    await opened.lead()
    await opened.lead()
    const [{ id }, { id: other }] = await opened.json('leads')
    await opened.database
      .updateTable('deliveries')
      .set({ state: 'dead', attempts: 10, next_at: null, last_error: '410', finished_at: '2026-11-21T10:00:00.000Z' })
      .execute()
    return { ...opened, id, other }
  }

  test('are listed, and tried again one by one or all at once', async () => {
    const { json, desk, database, id, other } = await openWithDead()
    const deaths = async () => (await json('dead')).map((each: { id: string }) => each.id).sort()
    const before = await database.selectFrom('deliveries').select('id').orderBy('id').execute()
    expect(await deaths()).toEqual([id, other].sort())
    expect(await json('retry', id)).toEqual({ retried: 1 })
    expect(await deaths()).toEqual([other])
    expect(await desk('retry', '--all-dead')).toMatchObject({
      code: 0,
      printed: expect.stringMatching(/1 delivery will be tried/),
    })
    expect(await desk('dead')).toMatchObject({ code: 0, printed: 'No dead letters.\n' })
    expect(await desk('retry', '--all-dead')).toMatchObject({ code: 0, printed: 'There was nothing to retry.\n' })
    const after = await database.selectFrom('deliveries').selectAll().orderBy('id').execute()
    // The key that receivers see stays the same.
    expect(after.map((row) => row.id)).toEqual(before.map((row) => row.id))
    expect(after).toMatchObject([
      { state: 'pending', attempts: 0, finished_at: null },
      { state: 'pending', attempts: 0, finished_at: null },
    ])
  })

  test('a delivery on its way is left alone', async () => {
    const { json, database, id } = await openWithDead()
    await database.updateTable('deliveries').set({ state: 'pending', lease_id: 'l' }).execute()
    expect(await json('retry', id)).toEqual({ retried: 0 })
  })

  test.each([
    [['retry'], 2, /Name a lead, or say --all-dead/],
    [['retry', 'x', '--all-dead'], 2, /Name a lead, or say --all-dead/],
    [['retry', 'nothing'], 1, /no lead "nothing"/],
    [['dead', 'x'], 2, /What is "x" for/],
  ])('%j ends with %i', async (words, code, complaint) => {
    const { desk } = await openWithDead()
    expect(await desk(...words)).toMatchObject({ code, complained: expect.stringMatching(complaint) })
  })
})

test.each(['leads', 'show', 'dead', 'retry', 'quarantine', 'comments', 'erase', 'announce-policy', 'backup', 'stats'])(
  'help %s',
  async (name) => {
    const { code, printed } = await deskAt('unused', ['help', name])
    expect([code, printed]).toEqual([
      0,
      expect.stringMatching(new RegExp(`^npm run -s desk -- ${name}[\\s\\S]*--json`)),
    ])
  },
)
