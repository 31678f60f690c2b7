import { expect, onTestFinished, test } from 'vitest'
import { comment } from '#forms/comment/comment-rules.ts'
import { contact } from '#forms/contact/contact-rules.ts'
import { lettersChannel } from '#server/outbox/channels/letters.ts'
import { createDigest, digestHour, type WaitingEntry } from '#server/outbox/digest.ts'
import { readSettings } from '#server/platform/config/settings.ts'
import { startMailServer } from '#server/testing/mail-server.ts'
import { stopNow } from '#server/testing/running-outbox.ts'
import { contactPost, openTestServices, temporaryFolder } from '#server/testing/test-services.ts'
import { until } from '#server/testing/until.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const owners = ['owner@deadpan.example', 'sales@deadpan.example']

/** An honest lead whose words look like spam. */
const customer = {
  name: 'Grace Hopper',
  email: 'grace@customer.example',
  help: 'We sell casino chairs and need copy for https://one.example, https://two.example and https://three.example.',
}

/** Services whose clock stands at ten in the morning unless told otherwise, and a digest that is not started. */
async function openOwned({
  leadsTo = owners.join(),
  dataDir = temporaryFolder(),
  port = 1,
  waiting = [] as readonly WaitingEntry[],
  env = {} as Readonly<Record<string, string>>,
} = {}) {
  const mail = leadsTo === '' ? {} : { SMTP_URL: `smtp://127.0.0.1:${port}`, LEADS_TO: leadsTo }
  const settings = readSettings({ ...mail, ...env, SITE_URL: 'https://deadpan.example' })
  const letters = lettersChannel(settings)
  const services = await openTestServices({ channels: letters ? [letters] : [], dataDir })
  const { database, clock, log, outbox, submissions } = services
  const digest = createDigest({ settings, database, waiting, clock, log, notify: outbox.notify })
  onTestFinished(() => digest.stop())
  const written = async () => {
    const rows = await database
      .selectFrom('letters')
      .select(['recipient', 'fields', 'letter_key'])
      .where('kind', '=', 'digest')
      .orderBy('created_at')
      .orderBy('recipient')
      .execute()
    return rows.map(({ recipient, fields, letter_key }) => ({
      email: recipient,
      key: letter_key,
      ...JSON.parse(fields ?? '{}'),
    }))
  }
  /** Runs the digest until its look at the present time is over. */
  const lookNow = async () => {
    digest.start()
    await digest.stop()
  }
  const suspect = () => submissions.accept(contact, contactPost(customer))
  const commented = (message = 'Dry as a bone.') =>
    submissions.accept(comment, new URLSearchParams({ post: '1', message }))
  const lead = () => submissions.accept(contact, contactPost())
  return { ...services, digest, written, lookNow, suspect, commented, lead }
}

const untilDue = digestHour * hourMs - 10 * hourMs

test('a customer taken for spam is told to each owner in one mail, in counts and commands and no words of theirs', async () => {
  const { mails, port } = await startMailServer()
  const { digest, suspect, commented, clock, outbox, database, lines } = await openOwned({ port })
  await suspect()
  await commented()
  await commented('Drier than that.')
  expect(await database.selectFrom('submissions').select('status').where('form', '=', 'contact').execute()).toEqual([
    { status: 'quarantined' },
  ])
  outbox.start()
  onTestFinished(() => stopNow(outbox, clock))
  digest.start()
  clock.advance(untilDue)
  await until(() => expect(mails).toHaveLength(2))
  expect(mails.map(({ to }) => to).sort()).toEqual(owners.map((owner) => [owner]))
  for (const { headers, body } of mails) {
    expect(headers['subject']).toBe('Waiting for you: suspects of spam 1, comments 2')
    const plain = body.replaceAll('=\r\n', '').replaceAll('\r\n', '\n')
    expect(plain).toContain(`This waits for you at https://deadpan.example.

Suspects of spam, delivered nowhere: 1. A customer may be among them.
  npm run -s desk -- quarantine
  npm run -s desk -- quarantine release <id>
  npm run -s desk -- quarantine delete <id>

Comments, on no page until you approve them: 2.
  npm run -s desk -- comments
  npm run -s desk -- comments approve <id>
  npm run -s desk -- comments delete <id>

On a day when something waits there is one letter like this. On other days there is none.
`)
  }
  expect(lines.join()).not.toMatch(/Hopper|grace@|owner@|sales@/)
})

test('the HTML part of a digest has a row for each, which leads into the desk where that has a public address', async () => {
  const { suspect, commented, clock, lookNow, written } = await openOwned({
    leadsTo: 'owner@deadpan.example',
    env: { DESK_URL: 'https://desk.deadpan.example' },
  })
  await suspect()
  await commented()
  await commented('Drier than that.')
  clock.advance(untilDue)
  await lookNow()
  const [{ html }] = (await written()) as [{ html: string }]
  expect(html).toContain('>3 things wait.</h1>')
  expect(html).toMatch(/>1<\/td><td[^>]*><a href="https:\/\/desk\.deadpan\.example\/spam"[^>]*>Suspects of spam</)
  expect(html).toMatch(/>2<\/td><td[^>]*><a href="https:\/\/desk\.deadpan\.example\/comments"[^>]*>Comments</)
  expect(html).not.toMatch(/Hopper|Dry as a bone|src=|url\(/)

  const { suspect: another, clock: later, lookNow: look, written: plain } = await openOwned()
  await another()
  later.advance(untilDue)
  await look()
  const [{ html: without }] = (await plain()) as [{ html: string }]
  expect(without).toContain('>1 thing waits.</h1>')
  expect(without).toContain('npm run -s desk -- open')
  expect(without).not.toContain('<a ')
})

test('a digest is written once a day, whatever restarts and however many processes there are', async () => {
  const dataDir = temporaryFolder()
  const [one, two] = [await openOwned({ dataDir }), await openOwned({ dataDir })]
  await one.suspect()
  for (const { clock } of [one, two]) clock.advance(untilDue)
  await Promise.all([one.lookNow(), two.lookNow()])
  await one.lookNow()
  expect((await one.written()).map(({ key }) => key)).toEqual(owners.map((owner) => `2026-11-21:${owner}`))
  // A waiting suspect is in the next day's digest again.
  one.clock.advance(dayMs)
  await one.lookNow()
  expect((await one.written()).map(({ key }) => key)).toEqual(
    ['2026-11-21', '2026-11-22'].flatMap((day) => owners.map((owner) => `${day}:${owner}`)),
  )
})

test('no digest is written before its hour, and one that finds nothing is written later when something comes', async () => {
  const { suspect, digest, clock, written } = await openOwned({ leadsTo: 'owner@deadpan.example' })
  digest.start()
  clock.advance(untilDue)
  await suspect()
  clock.advance(hourMs - 1)
  expect(await written()).toEqual([])
  clock.advance(1)
  await until(async () => expect(await written()).toHaveLength(1))

  const early = await openOwned()
  await early.suspect()
  early.clock.advance(untilDue - 1)
  await early.lookNow()
  expect(await early.written()).toEqual([])
})

test('nothing is written while nothing waits, or while there is no mail server', async () => {
  const { lead, clock, lookNow, written } = await openOwned()
  await lead()
  clock.advance(untilDue)
  await lookNow()
  expect(await written()).toEqual([])

  const silent = await openOwned({ leadsTo: '' })
  await silent.suspect()
  silent.clock.advance(untilDue)
  await silent.lookNow()
  expect(await silent.written()).toEqual([])
})

test('a dead letter is told for a week, and counted beside other things after that', async () => {
  const { database, lead, suspect, clock, lookNow, written } = await openOwned({ leadsTo: 'owner@deadpan.example' })
  await lead()
  const [saved] = await database.selectFrom('submissions').select('id').execute()
  const finished_at = new Date(clock.now()).toISOString()
  const row = { submission_id: saved?.id ?? '', channel: 'webhook', state: 'dead', finished_at } as const
  await database
    .insertInto('deliveries')
    .values([
      { ...row, id: 'one' },
      { ...row, id: 'two' },
    ])
    .execute()
  clock.advance(untilDue)
  await lookNow()
  expect(await written()).toMatchObject([{ subject: 'Waiting for you: dead letters 1' }])
  clock.advance(7 * dayMs)
  await lookNow()
  expect(await written()).toHaveLength(1)
  await suspect()
  await lookNow()
  expect((await written())[1]).toMatchObject({ subject: 'Waiting for you: suspects of spam 1, dead letters 1' })
})

test('a digest that died is no reason for another one', async () => {
  const { database, suspect, clock, lookNow, written } = await openOwned({ leadsTo: 'owner@deadpan.example' })
  await suspect()
  clock.advance(untilDue)
  await lookNow()
  await database.deleteFrom('submissions').where('status', '=', 'quarantined').execute()
  await database
    .updateTable('letters')
    .set({ state: 'dead', finished_at: new Date(clock.now()).toISOString() })
    .execute()
  clock.advance(dayMs)
  await lookNow()
  expect(await written()).toHaveLength(1)
})

test('an owner who has left LEADS_TO does not get the digest that waited for them', async () => {
  const { mails, port } = await startMailServer()
  const dataDir = temporaryFolder()
  const before = await openOwned({ dataDir })
  await before.suspect()
  before.clock.advance(untilDue)
  await before.lookNow()
  const { outbox, clock, database } = await openOwned({ dataDir, port, leadsTo: 'sales@deadpan.example' })
  clock.advance(untilDue)
  outbox.start()
  onTestFinished(() => stopNow(outbox, clock))
  const states = () => database.selectFrom('letters').select(['state', 'last_error']).orderBy('state').execute()
  await until(async () =>
    expect(await states()).toEqual([
      { state: 'dead', last_error: 'LEADS_TO no longer names this address' },
      { state: 'delivered', last_error: null },
    ]),
  )
  expect(mails).toMatchObject([{ to: ['sales@deadpan.example'] }])
})

test('a digest that can not be written is said, and tried again', async () => {
  const { database, clock, lookNow, lines } = await openOwned()
  await database.destroy()
  clock.advance(untilDue)
  await lookNow()
  expect(lines.join()).toContain('the digest was not written')
})

test('a post whose day has come since the build is a reason for a digest, and drafts are named along', async () => {
  const waiting = [
    { file: 'src/content/posts/due.md', day: '2026-11-22' },
    { file: 'src/content/posts/later.md', day: '2026-12-24' },
    { file: 'src/content/team/ada.md' },
  ]
  const { clock, lookNow, written } = await openOwned({ leadsTo: 'owner@deadpan.example', waiting })
  clock.advance(untilDue)
  await lookNow()
  expect(await written()).toEqual([])
  clock.advance(dayMs)
  await lookNow()
  expect(await written()).toMatchObject([
    {
      subject: 'Waiting for you: posts due 1',
      text: expect.stringContaining(`Posts whose day has come, on the site with its next start: 1.
  src/content/posts/due.md (2026-11-22)

Not on the site yet, which is as you left it:
  src/content/posts/later.md (2026-12-24)
  src/content/team/ada.md (a draft)
`),
    },
  ])
})
