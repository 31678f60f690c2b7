import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { deskAt } from '#cli/testing/run-command.ts'
import { contact } from '#forms/contact/contact-rules.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { channelTo } from '#server/testing/smtp-channel.ts'
import { onPostgres } from '#server/testing/test-database.ts'
import { contactPost, openTestServices, temporaryFolder } from '#server/testing/test-services.ts'
import { createPageViews } from '#server/visits/page-views.ts'

async function openWith(...emails: string[]) {
  const services = await openTestServices()
  for (const email of emails) await services.submissions.accept(newsletter, new URLSearchParams({ email }))
  return { ...services, desk: (...words: string[]) => deskAt(services.dataDir, words) }
}

describe('erase', () => {
  test('says how many rows went', async () => {
    const { desk } = await openWith('ada@example.com', 'Ada@Example.com', 'bob@example.com')
    expect(await desk('erase', 'ADA@example.com')).toMatchObject({ code: 0, printed: 'Erased 2 rows.\n' })
    expect(await desk('erase', 'ada@example.com')).toMatchObject({ code: 0, printed: 'Nothing held that address.\n' })
    expect(JSON.parse((await desk('erase', 'bob@example.com', '--json')).printed)).toEqual({ erased: 1 })
  })

  test('erases an address that only a text mentions, and no form would take', async () => {
    const { submissions, desk } = await openWith()
    await submissions.accept(contact, contactPost({ help: 'Write to root@mailhost, please.' }))
    expect(await desk('erase', 'root@mailhost')).toMatchObject({ code: 0, printed: expect.stringMatching(/^Erased /) })
    expect(await desk('erase', 'root')).toMatchObject({ code: 2 })
  })

  test('erasing an owner’s address takes what the owner sent, and no lead that was mailed to the owner', async () => {
    const owner = 'owner@deadpan.example'
    const { dataDir, submissions, database } = await openTestServices({
      channels: [channelTo(1, { leadsTo: [owner] })],
    })
    for (const email of [owner, 'ada@example.com']) {
      await submissions.accept(newsletter, new URLSearchParams({ email }))
    }
    expect(await deskAt(dataDir, ['erase', owner])).toMatchObject({ code: 0, printed: 'Erased 1 row.\n' })
    const left = await database
      .selectFrom('submissions')
      .innerJoin('deliveries', 'deliveries.submission_id', 'submissions.id')
      .select(['email', 'recipient'])
      .execute()
    expect(left).toEqual([{ email: 'ada@example.com', recipient: owner }])
  })

  test.each([[['erase']], [['erase', 'ada']], [['erase', '%@example.com', 'x']]])(
    '%j is not understood',
    async (words) => {
      const { desk } = await openWith('ada@example.com')
      expect(await desk(...words)).toMatchObject({ code: 2, printed: '' })
    },
  )
})

describe('backup', () => {
  test.skipIf(onPostgres())('copies everything while the site writes, for this user alone', async () => {
    const { desk, submissions } = await openWith('a@b.example')
    const file = join(temporaryFolder(), 'copy.db')
    let writing = true
    const writer = (async () => {
      for (let index = 0; writing; index++) {
        await submissions.accept(newsletter, new URLSearchParams({ email: `w${index}@b.example` }))
        await new Promise((resolve) => setImmediate(resolve))
      }
    })()
    const end = await desk('backup', file)
    writing = false
    await writer
    expect(end).toMatchObject({ code: 0, complained: '' })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const copy = new DatabaseSync(file, { readOnly: true })
    expect(copy.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
    expect(copy.prepare("select count(*) as n from submissions where email = 'a@b.example'").get()).toEqual({ n: 1 })
    copy.close()
    expect(await desk('backup', file)).toMatchObject({ code: 1, complained: expect.stringMatching(/exists already/) })
  })

  test.skipIf(onPostgres())('into a folder that is not there fails whole', async () => {
    const { desk } = await openWith()
    const folder = temporaryFolder()
    expect(await desk('backup', join(folder, 'no', 'copy.db'))).toMatchObject({ code: 1 })
    expect(readdirSync(folder)).toEqual([])
    expect(existsSync(join(folder, 'no'))).toBe(false)
  })
})

test('stats counts leads, deliveries and pages', async () => {
  const { desk, database, log } = await openWith('a@b.example', 'c@d.example')
  const usage = createPageViews({ database, log, clock: { now: () => Date.now(), after: () => () => {} } })
  usage.count('/blog-details/1', { host: 'news.example', campaign: 'newsletter\temail\tautumn' })
  usage.count('/', { host: '' })
  usage.countMissing('/wp-login.php')
  usage.countEmptySearch()
  usage.countCampaignLead('/', 'newsletter\temail\tautumn')
  await usage.stop()
  const day = new Date().toISOString().slice(0, 10)
  expect(JSON.parse((await desk('stats', '--json')).printed)).toEqual({
    leads: [{ name: 'newsletter', count: 2 }],
    quarantined: 0,
    deliveries: [],
    pages: [
      { day, route: '/', opened: 1 },
      { day, route: '/blog-details/:id', opened: 1 },
    ],
    days: [{ day, opened: 2, notFound: 1, emptySearches: 1, tokens: 0 }],
    entries: [
      { path: '/', opened: 1 },
      { path: '/blog-details/1', opened: 1 },
    ],
    hosts: [
      { host: '', opened: 1 },
      { host: 'news.example', opened: 1 },
    ],
    campaigns: [{ source: 'newsletter', medium: 'email', campaign: 'autumn', opened: 1, leads: 1 }],
    notFound: [{ address: '/wp-login.php', times: 1 }],
    // Leads have another clock.
    leadsByPage: expect.any(Array),
  })
  expect((await desk('stats')).printed).toMatch(/^Leads\n {2}newsletter {3}2\n[\s\S]*\/blog-details\/:id {2}1\n$/)
})
