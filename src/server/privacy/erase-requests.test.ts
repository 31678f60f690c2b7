import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { contact } from '#forms/contact/contact-rules.ts'
import { tooMany } from '#forms/erase/erase-rules.ts'
import { readSettings } from '#server/platform/config/settings.ts'
import { noRemovalList } from '#server/platform/database/suppressions.ts'
import { mostWaiting } from '#server/privacy/erase-requests.ts'
import { createErasure, type ErasureService } from '#server/privacy/erasure.ts'
import {
  contactPost,
  openTestDatabase,
  openTestServices,
  type TestServicesParts,
} from '#server/testing/test-services.ts'
import { until } from '#server/testing/until.ts'

const ada = 'ada@example.com'
const settings = readSettings({ SMTP_URL: 'smtp://localhost:1', LEADS_TO: 'owner@deadpan.example' })

/** Collects the tables of all statements. */
function listensIn(asked: string[]): KyselyPlugin {
  return {
    transformQuery({ node }) {
      asked.push(...(JSON.stringify(node).match(/submissions|letters|erase_requests|begin/g) ?? []))
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

async function openAsked(parts: TestServicesParts = {}) {
  const services = await openTestServices(parts)
  const { database, clock, log, dataDir } = services
  const [main, aside]: [string[], string[]] = [[], []]
  const second = await openTestDatabase({ dataDir })
  const open = (): ErasureService =>
    createErasure({
      settings,
      database: database.withPlugin(listensIn(main)),
      reader: second.withPlugin(listensIn(aside)),
      removals: noRemovalList,
      clock,
      log,
      notify: () => {},
    })
  const erasure = open()
  const ask = (email: string) => erasure.accept(new URLSearchParams({ email }))
  const letters = async () =>
    (await database.selectFrom('letters').select('recipient').orderBy('created_at').execute()).map(
      ({ recipient }) => recipient,
    )
  const waiting = async () =>
    (await database.selectFrom('erase_requests').selectAll().orderBy('asked_at').execute()).map(({ email }) => email)
  return { ...services, main, aside, open, erasure, ask, letters, waiting }
}

test('the answer to a known address and to an unknown one takes the same statements, none of which looks for it', async () => {
  const { ask, submissions, main, aside, letters } = await openAsked()
  await submissions.accept(contact, contactPost())
  main.length = 0
  const answers = [await ask('eve@example.com')]
  const forUnknown = main.splice(0)
  answers.push(await ask(ada))
  expect(answers[0]).toEqual(answers[1])
  expect(main).toEqual(forUnknown)
  expect([...new Set(main)]).toEqual(['erase_requests'])
  expect([aside, await letters()]).toEqual([[], []])
})

test('what was asked for is looked up on the reader, all of it in one pass, each address once, in order', async () => {
  const { erasure, ask, submissions, letters, waiting, main, aside, clock } = await openAsked()
  for (const name of ['cleo', 'ada', 'bob'])
    await submissions.accept(contact, contactPost({ email: `${name}@example.com` }))
  main.length = 0
  for (const name of ['bob', 'eve', 'ada', 'bob', 'cleo', 'bob']) {
    await ask(`${name}@example.com`)
    clock.advance(1)
  }
  expect(await waiting()).toEqual(['bob', 'eve', 'ada', 'cleo'].map((name) => `${name}@example.com`))
  await erasure.complete()
  expect([...(await letters())].sort()).toEqual(['ada', 'bob', 'cleo'].map((name) => `${name}@example.com`))
  expect(await waiting()).toEqual([])
  expect([main.includes('submissions'), aside.includes('submissions')]).toEqual([false, true])
})

test('a moment after the answer it is looked up by itself', async () => {
  const { erasure, ask, submissions, letters, clock } = await openAsked()
  await submissions.accept(contact, contactPost())
  erasure.start()
  await ask(ada)
  await until(async () => {
    clock.advance(1_000)
    expect(await letters()).toEqual([ada])
  })
  await erasure.stop()
})

test('what waits at a stop or a crash is looked up after the next start', async () => {
  const { ask, submissions, letters, open, waiting } = await openAsked()
  await submissions.accept(contact, contactPost())
  await ask(ada)
  // The process that took the request is gone.
  const next = open()
  next.start()
  await until(async () => expect([await letters(), await waiting()]).toEqual([[ada], []]))
  await next.stop()
})

test('what is asked for again while it is looked up is looked up again', async () => {
  const services = await openAsked()
  const { database, clock, log, submissions, letters, waiting } = services
  const second = await openTestDatabase({ dataDir: services.dataDir })
  // Writes between the search and its end: another person's lead, and the same request again.
  let isFirst = true
  const late: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (isFirst) {
        isFirst = false
        await submissions.accept(contact, contactPost())
        await services.ask(ada)
      }
      return result
    },
  }
  const erasure = createErasure({
    settings,
    database,
    reader: second.withPlugin(late),
    removals: noRemovalList,
    clock,
    log,
    notify: () => {},
  })
  await services.ask(ada)
  await erasure.complete()
  expect([await letters(), await waiting()]).toEqual([[ada], []])
})

test('no more wait than may, and those who wait are still told so', async () => {
  const { ask, database, waiting } = await openAsked()
  const rows = Array.from({ length: mostWaiting }, (_, number) => ({
    email: `${number}@example.com`,
    asked_at: 'before',
    times: 1,
  }))
  for (let first = 0; first < rows.length; first += 1_000)
    await database
      .insertInto('erase_requests')
      .values(rows.slice(first, first + 1_000))
      .execute()
  expect(await ask(ada)).toMatchObject({ state: 'failed', values: { email: ada }, message: tooMany })
  expect(await ask('7@example.com')).toMatchObject({ state: 'accepted' })
  expect(await waiting()).toHaveLength(mostWaiting)
})

test('a look that fails is logged without an address, and tried again', async () => {
  const { ask, submissions, database, clock, log, lines, letters } = await openAsked()
  await submissions.accept(contact, contactPost())
  const broken = await openTestDatabase()
  await broken.destroy()
  const erasure = createErasure({
    settings,
    database,
    reader: broken,
    removals: noRemovalList,
    clock,
    log,
    notify() {},
  })
  await ask(ada)
  erasure.start()
  await until(() => expect(lines.join('')).toContain('addresses to be erased were not looked up; it is tried again'))
  expect([lines.join('').includes('ada@'), await letters()]).toEqual([false, []])
  await erasure.stop()
  const { email } = await database.selectFrom('erase_requests').select('email').executeTakeFirstOrThrow()
  expect(email).toBe(ada)
})
