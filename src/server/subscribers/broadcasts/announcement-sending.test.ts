import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { createDeliveries } from '#server/outbox/deliveries.ts'
import { type Database, isPostgres } from '#server/platform/database/database.ts'
import { sweep } from '#server/privacy/housekeeping.ts'
import { saveDraft } from '#server/subscribers/broadcasts/announcement-drafts.ts'
import {
  beginSending,
  leaveUnsent,
  queueLetters,
  retryGivenUp,
  stopSending,
} from '#server/subscribers/broadcasts/announcement-sending.ts'
import { listAnnouncements, tallyOf } from '#server/subscribers/broadcasts/announcements.ts'
import { openTestServices } from '#server/testing/test-services.ts'

const settings = { doubleOptIn: false }
const minuteMs = 60_000

/** A newsletter with these subscribers, and letters to them in the outbox. */
async function openWith(emails: readonly string[]) {
  const services = await openTestServices()
  const { database, submissions, clock } = services
  for (const email of emails) await submissions.accept(newsletter, new URLSearchParams({ email }))
  const press = async (author: string, text: string) => {
    const draft = await saveDraft(database, author, { kind: 'policy', subject: 'A comma', text }, clock.now())
    return () => beginSending(database, draft, author, emails.length, clock.now())
  }
  const send = async () => {
    const { id = '' } = await (await press('walt', 'It moved.'))()
    await queueLetters(database, id, settings, clock)
    return id
  }
  const claim = (now = clock.now()) => createDeliveries(database).claim('letters', 8, now, now + minuteMs)
  const states = async () =>
    (
      await database.selectFrom('letters').select(['recipient', 'state', 'last_error']).orderBy('recipient').execute()
    ).map((row) => Object.values(row))
  return { ...services, press, send, claim, states }
}

test.each([
  ['the same letter', () => 'It moved.'],
  ['letters of their own', (author: number) => `It moved ${author} times.`],
])('of eight authors who send %s at the same moment one sends', async (_, textOf) => {
  const { database, press } = await openWith(['a@b.example'])
  const presses: (() => ReturnType<typeof beginSending>)[] = []
  for (let author = 0; author < 8; author++) presses.push(await press(`author ${author}`, textOf(author)))
  const ends = await Promise.all(presses.map((begin) => begin()))
  const begun = ends.filter(({ id }) => id !== undefined)
  expect(begun).toHaveLength(1)
  const others = ends.filter(({ underWay }) => underWay?.id === begun[0]?.id)
  expect(others).toHaveLength(7)
  expect(await listAnnouncements(database)).toHaveLength(1)
})

test('a letter that fails after its announcement was left is given up, with what the server said', async () => {
  const { database, send, claim, clock, states } = await openWith(['a@b.example', 'c@d.example'])
  const id = await send()
  const [trying] = await createDeliveries(database).claim('letters', 1, clock.now(), clock.now() + minuteMs)
  await stopSending(database, id, clock.now())
  expect(await leaveUnsent(database, id)).toBe(true)
  const later = { state: 'pending', error: '451 later', nextAt: clock.now() + minuteMs } as const
  if (trying) await createDeliveries(database).settle(trying, later, clock.now())
  expect(await states()).toEqual([[trying?.recipient, 'dead', '451 later']])
  expect(await claim(clock.now() + 10 * minuteMs)).toEqual([])
  const [left] = await listAnnouncements(database)
  expect(left && (await tallyOf(database, left))).toMatchObject({ givenUp: 1, again: 0, onTheWay: 0, forgotten: 0 })
})

test('a letter that a process died over ends with its announcement, too', async () => {
  const { database, send, claim, clock, states } = await openWith(['a@b.example'])
  const id = await send()
  await claim()
  await stopSending(database, id, clock.now())
  await leaveUnsent(database, id)
  await sweep(database, 0, clock.now())
  expect(await states()).toMatchObject([['a@b.example', 'pending', null]])
  await sweep(database, 0, clock.now() + minuteMs)
  expect(await states()).toEqual([['a@b.example', 'dead', 'cut off, and the rest was left unsent']])
})

test('what is given up again while it is retried is retried once', async () => {
  const { database, send, clock } = await openWith(['a@b.example', 'c@d.example'])
  const id = await send()
  await database.updateTable('letters').set({ state: 'dead', next_at: null }).execute()
  await refuseAtOnce(database)
  expect(await retryGivenUp(database, id, clock.now())).toBe(2)
})

/** Gives up every letter as soon as it is due, like a mail server that refuses at once. */
async function refuseAtOnce(database: Database): Promise<void> {
  const again = `update letters set state = 'dead' where id = new.id`
  const statements = isPostgres(database)
    ? [
        `create function refuse() returns trigger language plpgsql as $$ begin ${again}; return null; end $$`,
        `create trigger refuse after update on letters for each row when (new.state = 'pending') execute function refuse()`,
      ]
    : [`create trigger refuse after update on letters when new.state = 'pending' begin ${again}; end`]
  for (const statement of statements) await sql.raw(statement).execute(database)
}
