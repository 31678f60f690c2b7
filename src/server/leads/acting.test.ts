import { describe, expect, test } from 'vitest'
import { readComments } from '#desk/screens/comments/comments.query.ts'
import { openLead } from '#desk/screens/inbox/lead.query.ts'
import { countWaiting } from '#desk/waiting.ts'
import { comment } from '#forms/comment/comment-rules.ts'
import { contact } from '#forms/contact/contact-rules.ts'
import { tookField, trapField } from '#forms/engine/signals.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { deleteLeads } from '#server/leads/delete-leads.ts'
import { approve, reject, takeBack } from '#server/leads/judge-comments.ts'
import { markAsSpam, release } from '#server/leads/judge-spam.ts'
import { setStates } from '#server/leads/lead-states.ts'
import { addNote, longestNote } from '#server/leads/notes.ts'
import { tombstoneKeptMs } from '#server/leads/tombstones.ts'
import { undo } from '#server/leads/undo.ts'
import { letterKind } from '#server/outbox/channels/letters.ts'
import { deleteDeadLetters, readDeadLetters, retryDeliveries } from '#server/outbox/dead-letters.ts'
import { queueLetter } from '#server/outbox/system-letters.ts'
import { erase, eraseAddress } from '#server/privacy/erase-address.ts'
import { sweep } from '#server/privacy/housekeeping.ts'
import { createFakeChannel } from '#server/testing/fake-channel.ts'
import { contactPost, openTestServices } from '#server/testing/test-services.ts'

const settings = { retentionDays: 730 }
const nobody = '00000000-0000-4000-8000-000000000000'

async function openDesk() {
  const channels = [createFakeChannel('smtp'), createFakeChannel('webhook')]
  const services = await openTestServices({ channels })
  const { database, submissions, clock, lists } = services
  /** Saves a post. @returns its id */
  const saved = async (form: Parameters<typeof submissions.accept>[0], posted: URLSearchParams, page?: string) => {
    const answer = await submissions.accept(form, posted, page)
    const receipt = answer.state === 'accepted' ? answer.receipt : ''
    return (
      await database.selectFrom('submissions').select('id').where('receipt', '=', receipt).executeTakeFirstOrThrow()
    ).id
  }
  const lead = (changes: Record<string, string> = {}) => saved(contact, contactPost(changes), '/pricing-table')
  const commented = async (message: string, post = '1') => {
    clock.advance(1_000)
    return saved(comment, new URLSearchParams({ post, message }))
  }
  const as = (by: string) => ({ by, now: clock.now() })
  const opened = async (id: string) => {
    const found = await openLead(database, id, settings)
    if ('gone' in found) throw new Error('gone')
    return found.lead
  }
  const deliveries = () => database.selectFrom('deliveries').selectAll().orderBy('channel').execute()
  return { ...services, way: { channels, lists }, saved, lead, commented, as, opened, deliveries }
}

const ids = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id)

describe('the state of leads', () => {
  test('is set for several, and taken back by what was before', async () => {
    const { database, lead, as, opened } = await openDesk()
    const [first, second] = [await lead(), await lead()]
    await setStates(database, [{ id: second, to: 'handled' }], as('ines'))
    const { changed, unchanged, gone } = await setStates(
      database,
      [first, second, nobody].map((id) => ({ id, to: 'archived' as const })),
      as('walt'),
    )
    expect(changed.map(({ id, before, after }) => [id, before.state, after.state])).toEqual([
      [first, 'new', 'archived'],
      [second, 'handled', 'archived'],
    ])
    expect([unchanged, gone]).toEqual([[], [{ id: nobody }]])
    await undo(database, changed, { channels: [] }, 0)
    expect([await opened(first), await opened(second)]).toMatchObject([{ state: 'new' }, { state: 'handled' }])
  })

  test('that somebody else has changed meanwhile stays, and it is said who was quicker', async () => {
    const { database, lead, as, clock } = await openDesk()
    const id = await lead()
    const actedAt = new Date(clock.now()).toISOString()
    const [one, other] = await Promise.all([
      setStates(database, [{ id, from: 'new', to: 'handled' }], as('walt')),
      setStates(database, [{ id, from: 'new', to: 'archived' }], as('ines')),
    ])
    const [quicker, slower] = one.changed.length === 1 ? [one, other] : [other, one]
    const winner = quicker === one ? { state: 'handled', actedBy: 'walt' } : { state: 'archived', actedBy: 'ines' }
    expect(quicker).toMatchObject({ changed: [{ id }], unchanged: [] })
    expect(slower).toMatchObject({ changed: [], unchanged: [{ id, actedAt, ...winner }] })
  })

  test('of a suspect is not set', async () => {
    const { database, lead, as } = await openDesk()
    const id = await lead({ [trapField]: 'x' })
    expect(await setStates(database, [{ id, to: 'handled' }], as('walt'))).toMatchObject({
      changed: [],
      unchanged: [{ id, status: 'quarantined' }],
      gone: [],
    })
  })
})

describe('spam', () => {
  test('that is released goes through every channel, and taken back it is a suspect with its reasons', async () => {
    const { database, way, lead, as, opened, deliveries } = await openDesk()
    const id = await lead({ help: '[url=https://x.example/]cheap[/url]', [tookField]: '10' })
    const { suspicion } = await opened(id)
    expect(suspicion).toHaveLength(2)
    const { changed } = await release(database, [id], way, as('walt'))
    expect(changed).toMatchObject([{ id }])
    expect(await release(database, [id], way, as('ines'))).toMatchObject({
      unchanged: [{ id, status: 'new', actedBy: 'walt' }],
    })
    expect(await opened(id)).toMatchObject({ status: 'new', suspicion: [] })
    expect(await deliveries()).toHaveLength(2)
    await undo(database, changed, way, 0)
    expect(await opened(id)).toMatchObject({ status: 'quarantined', suspicion, deliveries: [] })
  })

  test('that the operator marks says so, and what has not gone out by then stays here', async () => {
    const { database, way, lead, as, opened, deliveries } = await openDesk()
    const id = await lead()
    await database.updateTable('deliveries').set({ state: 'delivered' }).where('channel', '=', 'smtp').execute()
    expect(await markAsSpam(database, [id], as('walt'))).toMatchObject({ changed: [{ id, before: { status: 'new' } }] })
    expect(await markAsSpam(database, [id], as('ines'))).toMatchObject({ unchanged: [{ id, actedBy: 'walt' }] })
    expect(await opened(id)).toMatchObject({ suspicion: ['marked as spam at the desk'] })
    expect(await deliveries()).toMatchObject([{ channel: 'smtp', state: 'delivered' }])
    await release(database, [id], way, as('walt'))
    expect(await deliveries()).toMatchObject([
      { channel: 'smtp', state: 'delivered' },
      { channel: 'webhook', state: 'pending' },
    ])
  })
})

describe('comments', () => {
  test('are approved, rejected and taken back, by whoever is first', async () => {
    const { database, commented, lead, as } = await openDesk()
    const [first, second] = [await commented('One'), await commented('Two')]
    expect(await approve(database, [first], as('walt'))).toMatchObject({ changed: [{ after: { status: 'approved' } }] })
    expect(await reject(database, [first], as('ines'))).toMatchObject({ unchanged: [{ actedBy: 'walt' }] })
    expect(await reject(database, [second], as('ines'))).toMatchObject({ changed: [{ after: { status: 'rejected' } }] })
    expect(await takeBack(database, [first, second], as('ines'))).toMatchObject({ changed: [{}, {}] })
    expect(await approve(database, [await lead()], as('walt'))).toMatchObject({ changed: [] })
    expect(await countWaiting(database)).toMatchObject({ comments: 2 })
  })

  test('are listed newest first, between those that their post shows', async () => {
    const { database, commented, as } = await openDesk()
    const [one, two, three] = [await commented('One'), await commented('Two'), await commented('Three')]
    const elsewhere = await commented('Elsewhere', '2')
    await approve(database, [one, three], as('walt'))
    const waiting = await readComments(database, { status: 'new' })
    expect(waiting).toMatchObject([
      { id: elsewhere, post: '2', place: 1, of: 1 },
      { id: two, place: 2, of: 3, before: { id: one, message: 'One' }, after: { id: three, message: 'Three' } },
    ])
    expect(waiting[0]).not.toHaveProperty('before')
    expect(ids(await readComments(database, { status: 'approved', post: '1' }))).toEqual([three, one])
    expect(await readComments(database, { status: 'approved', post: '2' })).toEqual([])
  })

  test('that were rejected go with retention, approved ones stay', async () => {
    const { database, commented, as, clock, opened } = await openDesk()
    const [shown, hidden] = [await commented('One'), await commented('Two')]
    await approve(database, [shown], as('walt'))
    await reject(database, [hidden], as('walt'))
    expect((await opened(shown)).keptUntil).toBe(null)
    const until = Date.parse((await opened(hidden)).keptUntil ?? '')
    clock.advance(until - clock.now())
    expect(await sweep(database, settings.retentionDays, clock.now())).toEqual({ submissions: 0 })
    expect(await sweep(database, settings.retentionDays, clock.now() + 1)).toEqual({ submissions: 1 })
    expect((await opened(shown)).id).toBe(shown)
  })
})

describe('a lead', () => {
  test('is opened in full', async () => {
    const { database, saved, lead, as, opened, clock } = await openDesk()
    const also = await saved(newsletter, new URLSearchParams({ email: 'Ada@Example.com' }))
    clock.advance(1_000)
    const id = await lead()
    await addNote(database, id, ' Called back,\r\nno answer.\u0007 ', as('ines'))
    await database
      .updateTable('deliveries')
      .set({ state: 'dead', last_error: '503' })
      .where('channel', '=', 'smtp')
      .execute()
    expect(await opened(id)).toMatchObject({
      form: 'contact',
      createdAt: '2026-11-21T10:00:01.000Z',
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      fields: { help: 'A joke, please.' },
      page: '/pricing-table',
      state: 'new',
      suspicion: [],
      deliveries: [
        { channel: 'smtp', state: 'dead', attempts: 0, lastError: '503' },
        { channel: 'webhook', state: 'pending', running: false, nextAt: '2026-11-21T10:00:01.000Z' },
      ],
      notes: [{ author: 'ines', text: 'Called back,\nno answer.', createdAt: '2026-11-21T10:00:01.000Z' }],
      alsoSent: [{ id: also, form: 'newsletter' }],
      keptUntil: '2028-11-20T10:00:01.000Z',
    })
    expect((await opened(also)).keptUntil).toBe(null)
  })

  test('that was erased while it was open is said to be gone, with when and how, for a day', async () => {
    const { database, lead, as, clock } = await openDesk()
    const [bySender, byOwner] = [await lead({ email: 'ada@example.com' }), await lead({ email: 'bob@example.com' })]
    const other = await lead({ email: 'eve@example.com' })
    const at = new Date(clock.now()).toISOString()
    const byLink = { email: 'ada@example.com', reason: 'sender', now: clock.now() } as const
    await eraseAddress({ database, reader: database, ...byLink })
    await erase(database, 'bob@example.com', clock.now())
    expect(await deleteLeads(database, [other, other], as('walt'))).toMatchObject({ deleted: [other], gone: [] })
    const gone = [
      { id: bySender, at, reason: 'sender' },
      { id: byOwner, at, reason: 'erased' },
      { id: other, at, reason: 'deleted' },
    ]
    const all = ids(gone)
    for (const one of gone) expect(await openLead(database, one.id, settings)).toEqual({ gone: one })
    expect(await deleteLeads(database, all, as('ines'))).toEqual({ deleted: [], unchanged: [], gone })
    expect(await markAsSpam(database, all, as('ines'))).toEqual({ changed: [], unchanged: [], gone })
    expect(await addNote(database, other, 'Too late', as('ines'))).toEqual({ outcome: 'gone', gone: gone[2] })
    await sweep(database, 0, clock.now() + tombstoneKeptMs)
    expect(await openLead(database, other, settings)).toEqual({ gone: { id: other } })
  })

  test('takes its notes along, and an erased address is in no note about somebody else', async () => {
    const { database, lead, as, opened } = await openDesk()
    const [ada, bob] = [await lead({ email: 'ada@example.com' }), await lead({ email: 'bob@example.com' })]
    await addNote(database, ada, 'Wants a duck', as('walt'))
    await addNote(database, bob, 'Knows ADA@example.com', as('walt'))
    await addNote(database, bob, 'Knows xada@example.com', as('walt'))
    await erase(database, 'ada@example.com')
    const notes = (await opened(bob)).notes.map(({ text }) => text)
    expect(notes.sort()).toEqual(['Knows [erased]', 'Knows xada@example.com'])
    expect(await database.selectFrom('notes').selectAll().execute()).toHaveLength(2)
  })

  test.each(['', ' \n', 'x'.repeat(longestNote + 1)])('gets no note without words or with too many', async (text) => {
    const { database, lead, as } = await openDesk()
    expect(await addNote(database, await lead(), text, as('walt'))).toEqual({ outcome: 'refused' })
  })
})

test('one delivery is tried again, one dead letter deleted, and the lead stays', async () => {
  const { database, lead, clock, deliveries, opened } = await openDesk()
  const id = await lead()
  await database
    .updateTable('deliveries')
    .set({ state: 'dead', attempts: 10, next_at: null, finished_at: '2026' })
    .execute()
  const [smtp, webhook] = await readDeadLetters(database)
  expect([smtp?.channel, webhook?.channel].sort()).toEqual(['smtp', 'webhook'])
  expect(smtp).toMatchObject({ leadId: id, form: 'contact', isLetter: false, name: 'Ada Lovelace', attempts: 10 })
  expect(await countWaiting(database)).toMatchObject({ leads: 1, deadLetters: 2 })
  expect(await retryDeliveries(database, { delivery: smtp?.id ?? '' }, clock.now())).toBe(1)
  expect(await deleteDeadLetters(database, [smtp?.id ?? '', webhook?.id ?? ''])).toEqual([webhook?.id])
  expect(await deliveries()).toMatchObject([{ id: smtp?.id, state: 'pending', attempts: 0 }])
  expect((await opened(id)).deliveries).toHaveLength(1)
})

test('a dead letter of the site’s own is listed without its text, and goes with its delivery', async () => {
  const { database } = await openDesk()
  const letter = { kind: letterKind.eraseLink, email: 'a@b.example', subject: 'Erase', text: 'a secret link' }
  await database.transaction().execute((transaction) => queueLetter(transaction, letter, 0))
  await database.updateTable('letters').set({ state: 'dead' }).execute()
  const [found] = await readDeadLetters(database)
  expect(found).toMatchObject({ isLetter: true, form: 'erase-link', email: 'a@b.example', name: '' })
  expect(JSON.stringify(found)).not.toContain('secret')
  await deleteDeadLetters(database, [found?.id ?? ''])
  expect(await database.selectFrom('letters').selectAll().execute()).toEqual([])
})
