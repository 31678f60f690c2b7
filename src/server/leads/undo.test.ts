import { describe, expect, test } from 'vitest'
import { comment } from '#forms/comment/comment-rules.ts'
import { contact } from '#forms/contact/contact-rules.ts'
import type { Form } from '#forms/engine/form.ts'
import { trapField } from '#forms/engine/signals.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { notify } from '#forms/notify/notify-rules.ts'
import type { ActionResult, Changed } from '#server/leads/act.ts'
import { approve, reject } from '#server/leads/judge-comments.ts'
import { markAsSpam, release } from '#server/leads/judge-spam.ts'
import { setStates } from '#server/leads/lead-states.ts'
import { undo } from '#server/leads/undo.ts'
import { createSignedIds } from '#server/platform/database/signed-ids.ts'
import { submissionStatus } from '#server/platform/database/tables.ts'
import { erase } from '#server/privacy/erase-address.ts'
import { confirmLinksKey } from '#server/subscribers/confirm-letter.ts'
import { createFakeChannel } from '#server/testing/fake-channel.ts'
import { contactPost, openTestServices } from '#server/testing/test-services.ts'

const mail = { SMTP_URL: 'smtp://127.0.0.1:1', LEADS_TO: 'owner@deadpan.example' }
const posts: Readonly<Record<string, () => URLSearchParams>> = {
  newsletter: () => new URLSearchParams({ email: 'ada@example.com' }),
  notify: () => new URLSearchParams({ email: 'ada@example.com' }),
  contact: () => contactPost(),
  comment: () => new URLSearchParams({ post: '1', name: 'Ada', message: 'A joke, please.' }),
}

async function openDesk(env: Record<string, string> = {}) {
  const channels = [createFakeChannel('smtp'), createFakeChannel('webhook')]
  const services = await openTestServices({ channels, env })
  const { database, submissions, subscriptions, clock, lists } = services
  const saved = async (form: Form, changes: Record<string, string> = {}) => {
    const posted = posts[form.name]?.() ?? new URLSearchParams()
    for (const [name, value] of Object.entries(changes)) posted.set(name, value)
    const answer = await submissions.accept(form, posted)
    const receipt = answer.state === 'accepted' ? answer.receipt : ''
    const row = database.selectFrom('submissions').select('id').where('receipt', '=', receipt)
    return (await row.executeTakeFirstOrThrow()).id
  }
  const confirm = async (id: string) =>
    expect(await subscriptions.confirm(await createSignedIds(database, confirmLinksKey).sign(id))).toBe('confirmed')
  const way = { channels, lists }
  /** Each act of the desk happens later than the one before. */
  const as = (by: string) => {
    clock.advance(1_000)
    return { by, now: clock.now() }
  }
  const act: Readonly<Record<string, (id: string, by?: string) => Promise<ActionResult>>> = {
    new: (id, by = 'walt') => setStates(database, [{ id, to: 'new' }], as(by)),
    handled: (id, by = 'walt') => setStates(database, [{ id, to: 'handled' }], as(by)),
    archived: (id, by = 'walt') => setStates(database, [{ id, to: 'archived' }], as(by)),
    spam: (id, by = 'walt') => markAsSpam(database, [id], as(by)),
    release: (id, by = 'walt') => release(database, [id], way, as(by)),
    approve: (id, by = 'walt') => approve(database, [id], as(by)),
    reject: (id, by = 'walt') => reject(database, [id], as(by)),
  }
  const run = async (verb: string, id: string, by?: string) => {
    const outcome = await act[verb]?.(id, by)
    if (outcome === undefined) throw new Error(verb)
    return outcome.changed
  }
  const takeBack = (changed: readonly Changed[]) => undo(database, changed, way, clock.now())
  /** All rows that an act could change. */
  const all = async () => ({
    submissions: await database.selectFrom('submissions').selectAll().orderBy('id').execute(),
    deliveries: await database.selectFrom('deliveries').selectAll().orderBy('id').execute(),
    subscriptions: await database.selectFrom('subscriptions').selectAll().orderBy('submission_id').execute(),
    departures: await database.selectFrom('departures').selectAll().execute(),
  })
  const statusOf = async (id: string) =>
    (await database.selectFrom('submissions').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
  return { ...services, saved, confirm, way, as, run, takeBack, all, statusOf }
}

type Desk = Awaited<ReturnType<typeof openDesk>>

/** Makes one delivery delivered, and lets the other one fail twice. */
async function halfDelivered({ database }: Desk, id: string): Promise<void> {
  const of = database.updateTable('deliveries').where('submission_id', '=', id)
  await of
    .set({ state: 'delivered', attempts: 1, next_at: null, finished_at: '2026-11-21T10:00:00.000Z' })
    .where('channel', '=', 'smtp')
    .execute()
  await of.set({ attempts: 2, failures: 2, last_error: '503' }).where('channel', '=', 'webhook').execute()
}

interface Case {
  readonly name: string
  readonly form: Form
  readonly env?: Record<string, string>
  /** The acts that apply; all others leave it alone. */
  readonly acts: readonly string[]
  /** @returns its id */
  make(desk: Desk): Promise<string>
}

const suspect = { [trapField]: 'x' }
const onLead = ['handled', 'archived', 'spam']

const signUps = [newsletter, notify].flatMap((form): Case[] => [
  { name: 'waiting for its confirmation', form, acts: onLead, env: mail, make: ({ saved }) => saved(form) },
  {
    name: 'confirmed',
    form,
    acts: onLead,
    env: mail,
    async make(desk) {
      const id = await desk.saved(form)
      await desk.confirm(id)
      await halfDelivered(desk, id)
      return id
    },
  },
  { name: 'confirmed by nobody', form, acts: onLead, make: ({ saved }) => saved(form) },
  { name: 'a suspect', form, acts: ['release'], make: ({ saved }) => saved(form, suspect) },
  { name: 'a suspect, with mail', form, acts: ['release'], env: mail, make: ({ saved }) => saved(form, suspect) },
  {
    name: 'a confirmed suspect',
    form,
    acts: ['release'],
    env: mail,
    async make({ saved, confirm, run }) {
      const id = await saved(form)
      await confirm(id)
      await run('spam', id, 'ines')
      return id
    },
  },
])

const leads: Case[] = [
  {
    name: 'half delivered',
    form: contact,
    acts: onLead,
    async make(desk) {
      const id = await desk.saved(contact)
      await halfDelivered(desk, id)
      return id
    },
  },
  ...[['handled', 'archived'] as const, ['archived', 'handled'] as const].map(
    ([verb, other]): Case => ({
      name: verb,
      form: contact,
      acts: ['new', other, 'spam'],
      async make({ saved, run }) {
        const id = await saved(contact)
        await run(verb, id, 'ines')
        return id
      },
    }),
  ),
  { name: 'a suspect', form: contact, acts: ['release'], make: ({ saved }) => saved(contact, suspect) },
  {
    name: 'a suspect by hand that was handled',
    form: contact,
    acts: ['release'],
    async make({ saved, run }) {
      const id = await saved(contact)
      await run('handled', id, 'ines')
      await run('spam', id, 'ines')
      return id
    },
  },
  {
    name: 'released',
    form: contact,
    acts: onLead,
    async make({ saved, run }) {
      const id = await saved(contact, suspect)
      await run('release', id, 'ines')
      return id
    },
  },
]

const comments: Case[] = [
  { name: 'new', form: comment, acts: [...onLead, 'approve', 'reject'], make: ({ saved }) => saved(comment) },
  ...['approve', 'reject', 'spam'].map(
    (verb): Case => ({
      name: verb,
      form: comment,
      acts: verb === 'spam' ? ['release'] : onLead,
      async make({ saved, run }) {
        const id = await saved(comment)
        await run(verb, id, 'ines')
        return id
      },
    }),
  ),
]

/** Release is last: it may write a letter, which can't be undone. */
const verbs = ['new', 'handled', 'archived', 'spam', 'approve', 'reject', 'release']

test.each([...signUps, ...leads, ...comments])(
  '$form.name, $name: whatever is taken back is what it was',
  async (one) => {
    const desk = await openDesk(one.env)
    const id = await one.make(desk)
    const before = await desk.all()
    for (const verb of verbs) {
      const changed = await desk.run(verb, id)
      const asked = changed.some(({ after }) => after.status === submissionStatus.pending)
      if (verb === 'release' && asked) continue
      expect(changed.length, verb).toBe(one.acts.includes(verb) ? 1 : 0)
      expect(await desk.takeBack(changed), verb).toMatchObject({ undone: changed.map((each) => each.id) })
      expect(await desk.all(), verb).toEqual(before)
    }
  },
)

describe('a subscriber', () => {
  test('that was taken for spam and is released later is confirmed as before, and is told nowhere again', async () => {
    const desk = await openDesk(mail)
    const id = await desk.saved(newsletter)
    await desk.confirm(id)
    await halfDelivered(desk, id)
    const before = await desk.all()
    await desk.run('spam', id)
    await desk.run('release', id)
    const after = await desk.all()
    expect(after.subscriptions).toEqual(before.subscriptions)
    expect(after.submissions.find((row) => row.id === id)).toMatchObject({ status: 'new' })
    expect(after.deliveries.map(({ channel, state }) => [channel, state])).toEqual(
      expect.arrayContaining([
        ['smtp', 'delivered'],
        ['webhook', 'pending'],
      ]),
    )
  })

  test('that confirms while it is a suspect goes nowhere, and is confirmed when that is taken back', async () => {
    const desk = await openDesk(mail)
    const id = await desk.saved(newsletter)
    const changed = await desk.run('spam', id)
    await desk.confirm(id)
    const told = async () => (await desk.all()).deliveries.filter((row) => row.submission_id === id)
    expect([await desk.statusOf(id), await told()]).toEqual(['quarantined', []])
    expect(await desk.takeBack(changed)).toMatchObject({ undone: [id] })
    expect(await desk.statusOf(id)).toBe('new')
    expect(await told()).toMatchObject([{ state: 'pending' }, { state: 'pending' }])
    expect((await desk.all()).subscriptions).toMatchObject([{ state: 'confirmed' }])
  })
})

describe('what was changed meanwhile', () => {
  test.each([
    ['to something else', ['release', 'archived']],
    ['to the same again', ['release', 'spam']],
  ])('by somebody else, %s, stays', async (_how, later) => {
    const desk = await openDesk()
    const id = await desk.saved(contact)
    const changed = await desk.run('spam', id)
    for (const verb of later) await desk.run(verb, id, 'ines')
    const before = await desk.all()
    expect(await desk.takeBack(changed)).toMatchObject({ undone: [], unchanged: [{ id, actedBy: 'ines' }] })
    expect(await desk.all()).toEqual(before)
  })

  test('is left alone among several, and what is gone is gone', async () => {
    const desk = await openDesk()
    const [kept, touched] = [await desk.saved(contact), await desk.saved(contact)]
    const gone = await desk.saved(contact, { email: 'eve@example.com' })
    const { changed } = await markAsSpam(desk.database, [kept, touched, gone], desk.as('walt'))
    await desk.run('release', touched, 'ines')
    await erase(desk.database, 'eve@example.com', desk.clock.now())
    expect(await desk.takeBack(changed)).toMatchObject({
      undone: [kept],
      unchanged: [{ id: touched }],
      gone: [{ id: gone }],
    })
    expect(await desk.takeBack(changed)).toMatchObject({ undone: [] })
  })

  test('has gone out: a delivery that arrived stays, one that is claimed is not pulled away', async () => {
    const desk = await openDesk()
    const id = await desk.saved(contact, suspect)
    const changed = await desk.run('release', id)
    const of = desk.database.updateTable('deliveries')
    await of.set({ state: 'delivered', next_at: null }).where('channel', '=', 'smtp').execute()
    await of.set({ lease_id: 'running' }).where('channel', '=', 'webhook').execute()
    await desk.takeBack(changed)
    expect(await desk.statusOf(id)).toBe('quarantined')
    expect((await desk.all()).deliveries).toHaveLength(2)
  })

  test('is an address that was erased: a receiver’s words that may quote it do not come back', async () => {
    const desk = await openDesk()
    const id = await desk.saved(contact)
    await halfDelivered(desk, id)
    const changed = await desk.run('spam', id)
    desk.clock.advance(1_000)
    await erase(desk.database, 'eve@example.com', desk.clock.now())
    await desk.takeBack(changed)
    const [webhook] = (await desk.all()).deliveries.filter(({ channel }) => channel === 'webhook')
    expect(webhook).toMatchObject({ attempts: 2, last_error: null })
  })
})
