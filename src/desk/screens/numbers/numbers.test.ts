import { expect, test } from 'vitest'
import { fromDesk, openTestDesk } from '#desk/testing/test-desk.ts'
import { contact } from '#forms/contact/contact-rules.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { createAudit } from '#server/access/audit.ts'
import { type CountKind, countKind } from '#server/platform/database/tables.ts'
import { contactPost } from '#server/testing/test-services.ts'

/** The date of the tests' clock. */
const today = '2026-11-21'

async function openNumbers(env: Record<string, string> = {}) {
  const desk = await openTestDesk({ env })
  const { app, database, submissions, clock } = desk
  const cookie = await desk.signIn()
  const get = async (url: string) => (await app.inject(fromDesk(url, undefined, cookie))).body
  /** The text of a page without tags, with single spaces. */
  const words = async (url: string) => (await get(url)).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  const count = (day: string, kind: CountKind, path: string, name: string, times: number) =>
    database.insertInto('day_counts').values({ day, kind, path, name, times }).execute()
  /** Counts openings of a page, and with them those of all pages. */
  async function opened(day: string, path: string, times: number) {
    await count(day, countKind.page, path, '', times)
    await database
      .insertInto('day_counts')
      .values({ day, kind: countKind.page, path: '', name: '', times })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'path', 'day', 'name'])
          .doUpdateSet(({ eb }) => ({ times: eb('day_counts.times', '+', times) })),
      )
      .execute()
  }
  const sendFrom = (page: string, name = 'Ada') =>
    submissions.accept(contact, contactPost({ name, email: `${name}@example.com` }), page)
  return { ...desk, get, words, count, opened, sendFrom, submissions, clock, cookie }
}

test('before anything was counted the plot has its base line and says so', async () => {
  const { words } = await openNumbers()
  const page = await words('/numbers')
  expect(page).toContain('No openings yet. Counts arrive once a minute.')
  expect(page).toContain('No leads in these days.')
  expect(page).not.toMatch(/before|AI budget/i)
})

test('openings are added up, drawn a bar a day and compared with as many days before', async () => {
  const { get, words, opened } = await openNumbers()
  await opened('2026-09-01', '/', 1)
  await opened('2026-10-22', '/', 100)
  await opened('2026-11-12', '/', 1_938)
  await opened('2026-11-12', '/team', 62)
  await opened(today, '/', 10)
  const page = await get('/numbers')
  expect(page.match(/<rect class="[^"]*bar[^"]*"/g)).toHaveLength(60)
  expect(page).not.toContain('style=')
  const said = await words('/numbers')
  expect(said).toContain('2,010 openings, 23 October to 21 November')
  expect(said).toContain('1,910% more than in the 30 days before')
  expect(said).toContain('2,000 on 12 Nov')
  expect(said).toContain('6 to 12 Nov 2,000 0 0 0')
  expect(said).toContain('20 and 21 Nov 10 100 0 0')
})

test('too short a history has no line of before', async () => {
  const { get, words, opened } = await openNumbers()
  await opened('2026-10-20', '/', 100)
  await opened(today, '/', 100)
  expect(await words('/numbers')).not.toMatch(/before/i)
  expect(await get('/numbers?range=7')).toContain('7 days before')
})

test.each([
  ['/numbers?range=7', 7, '15 November to 21 November', 'Day'],
  ['/numbers?range=90', 90, '24 August to 21 November', 'Week'],
  ['/numbers?range=all', 57, '21 October 2025 to 21 November', 'Month'],
  ['/numbers?range=constructor&page=javascript:x', 30, '23 October to 21 November', 'Week'],
])('%s shows %i bars, of %s, by %s', async (url, bars, sentence, period) => {
  const { get, words, opened } = await openNumbers()
  await opened(today, '/', 5)
  const plot = (await get(url)).split('</section>')[0] ?? ''
  expect(plot.match(/<rect class="[^"]*bar[^"]*"/g)).toHaveLength(bars)
  const said = await words(url)
  expect(said).toContain(`5 openings, ${sentence}`)
  expect(said).toContain(`The same in numbers ${period} Openings`)
})

test('one page is a filter that the address holds, with its own openings, hosts and leads', async () => {
  const { get, words, opened, count, sendFrom } = await openNumbers()
  await opened(today, '/pricing-table', 40)
  await opened(today, '/', 60)
  await count(today, countKind.host, '', 'news.example', 30)
  await count(today, countKind.host, '', 'other.example', 30)
  await count(today, countKind.host, '/pricing-table', 'news.example', 7)
  await sendFrom('/pricing-table')
  await sendFrom('/contact', 'Bob')
  const page = await get('/numbers?range=7&page=/pricing-table')
  expect(page).toMatch(/<option value="\/pricing-table" selected="">/)
  expect(page).toContain('href="/numbers?range=90&amp;page=%2Fpricing-table"')
  const said = await words('/numbers?range=7&page=/pricing-table')
  expect(said).toContain('40 openings')
  expect(said).toContain('news.example 7')
  expect(said).toContain('Contact 1')
  expect(said).not.toMatch(/other\.example|Not found|Pages and entries/)
})

test('leads stand by page and form, with a rate of one decimal, and none where openings are unknown', async () => {
  const { words, opened, sendFrom, submissions } = await openNumbers()
  await opened(today, '/pricing-table', 70)
  await sendFrom('/pricing-table')
  await sendFrom('/pricing-table', 'Bob')
  await submissions.accept(newsletter, new URLSearchParams({ email: 'c@example.com' }), '/pricing-table')
  await sendFrom('/contact', 'Dora')
  const said = await words('/numbers')
  expect(said).toContain('Leads a day 4')
  expect(said).toContain('Page Leads Contact Newsletter Openings Per 100 openings')
  expect(said).toContain('/pricing-table 3 2 1 70 4.3')
  expect(said).toContain('/contact 1 1 0 0 ')
})

test('hosts, campaigns, missing addresses and empty searches are ranked and written as text', async () => {
  const { get, words, opened, count } = await openNumbers()
  await opened(today, '/', 100)
  await count(today, countKind.host, '', '', 60)
  await count(today, countKind.host, '', 'news.example', 30)
  await count(today, countKind.campaign, '', 'newsletter\temail\t<b>autumn</b>', 9)
  await count(today, countKind.campaignLead, '', 'newsletter\temail\t<b>autumn</b>', 1)
  await count(today, countKind.missing, '', '', 12)
  for (let index = 0; index < 12; index++) await count(today, countKind.missing, '', `/x${index}`, 1)
  await count(today, countKind.emptySearch, '', '', 1)
  const said = await words('/numbers')
  expect(said).toContain('No referrer 60 news.example 30')
  expect(said).toContain('&lt;b&gt;autumn&lt;/b&gt; newsletter, email 1 lead 9')
  expect(said).toContain('2 more in the CSV. 1 search found nothing. What was searched is not kept.')
  expect(await get('/numbers')).not.toContain('<b>autumn')
})

test('the AI budget says how much is left of today, and on which day it was reached', async () => {
  const { words, database } = await openNumbers({
    AI_BASE_URL: 'https://ai.example/v1',
    AI_MODEL: 'model',
    AI_DAILY_TOKENS: '1000',
  })
  await database
    .insertInto('used_tokens')
    .values([
      { day: '2026-11-12', tokens: 995 },
      { day: today, tokens: 400 },
      { day: `${today} try-outs`, tokens: 400 },
    ])
    .execute()
  const said = await words('/numbers')
  expect(said).toContain('AI budget 400 of 1,000 tokens today')
  expect(said).toContain('Reached on 12 November; after that the site answered from its own drawer.')
})

test('everything of the range comes as CSV with formulas defused, and the list says who took it', async () => {
  const { get, opened, count, sendFrom, database, clock } = await openNumbers()
  await opened('2025-01-01', '/', 1)
  await opened(today, '/', 3)
  await count(today, countKind.campaign, '', '\t\t=1+1', 2)
  await count(today, countKind.missing, '', '=1+1', 2)
  await sendFrom('/')
  const rows = (await get('/numbers.csv?range=7')).trim().split('\r\n')
  expect(rows).toEqual([
    'day,what,page,name,times',
    `${today},campaign,, /  / =1+1,2`.replace(', /  / =1+1', '," /  / =1+1"'),
    `${today},missing,,'=1+1,2`,
    `${today},page,,,3`,
    `${today},page,/,,3`,
    `${today},lead,/,contact,1`,
  ])
  expect((await createAudit(database, clock).read()).map(({ what, subject }) => `${what}: ${subject}`)).toContain(
    'Saved as CSV: Numbers',
  )
})

test('nobody sees the numbers without signing in', async () => {
  const { app } = await openTestDesk()
  for (const url of ['/numbers', '/numbers.csv']) {
    expect((await app.inject(fromDesk(url))).headers.location).toBe('/sign-in')
  }
})
