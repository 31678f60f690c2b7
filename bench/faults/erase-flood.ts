/**
 * Requests 40 erasures a second for a minute, from 2,400 addresses behind a proxy, each within its rate limit, each
 * searched in 100,000 leads and the letters of 12 broadcasts to 5,000 subscribers. A third of the requested addresses
 * have data, a third are requested twice. Meanwhile visitors open home and send forms: 99 of 100 pages must be there
 * within 50 ms and 99 of 100 forms within 250 ms, no answer may be a 503, and waiting requests must be bounded, merged
 * by address and done within two minutes.
 *
 *   npm run build && npx node bench/faults/erase-flood.ts [leads] [seconds]
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSearchIndex } from '../../src/server/leads/search-index.ts'
import { letterKind } from '../../src/server/outbox/channels/letters.ts'
import { systemClock } from '../../src/server/platform/clock.ts'
import type { Database } from '../../src/server/platform/database/database.ts'
import { openReadyDatabase } from '../../src/server/platform/database/ready-database.ts'
import { createLog } from '../../src/server/platform/log.ts'
import { mostWaiting } from '../../src/server/privacy/erase-requests.ts'
import { complaints, conclude, quantile, spread, tally } from './support/figures.ts'
import { fillIn } from './support/forms.ts'
import { postFrom, type Result } from './support/post.ts'
import { startRecordingMailServer } from './support/recording-mail-server.ts'
import { createSite } from './support/site.ts'

const [leads = 100_000, seconds = 60] = process.argv.slice(2).map(Number)
const letters = { broadcasts: 12, subscribers: 5_000 } as const
const asked = { aSecond: 40, addresses: 2_400 } as const
/** Milliseconds: limit for 99 of 100, and the time after which no request may wait. */
const most = { page: 50, form: 250, waiting: 120_000 } as const
/** Milliseconds between two pages of each reader, and between two forms. */
const pause = { page: 50, form: 200 } as const
const readers = 4

const dataDir = await mkdtemp(join(tmpdir(), 'deadpan-erase-'))
const mails = await startRecordingMailServer(5, 0)
const database: Database = await openReadyDatabase({ databaseUrl: undefined, dataDir })
await fill(database)
const site = await createSite({
  DATA_DIR: dataDir,
  TRUST_PROXY: '127.0.0.1',
  RATE_LIMITS: 'on',
  DESK: 'off',
  SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
  LEADS_TO: 'owner@site.example',
  LOG_LEVEL: 'error',
})
await site.start()

const asks: Result[] = []
const forms: { result: Result; took: number }[] = []
const pages: { status: number | string; took: number }[] = []
const waiting: number[] = []
let open = true
const others = [
  ...Array.from({ length: readers }, readHome),
  sendForms(),
  (async () => {
    for (; open; await sleep(250)) waiting.push(await countWaiting())
  })(),
]
const wanted = Math.round(seconds * asked.aSecond)
const began = performance.now()
const underWay: Promise<unknown>[] = []
for (let number = 0; number < wanted; number++) {
  await sleep(Math.max(0, began + (number * 1_000) / asked.aSecond - performance.now()))
  const body = new URLSearchParams({ email: emailOf(number) }).toString()
  underWay.push(postFrom(visitorOf(number), site.port, '/erase', body).then((result) => asks.push(result)))
}
await Promise.all(underWay)
const over = performance.now()
while ((await countWaiting()) > 0 && performance.now() - over < most.waiting) await sleep(100)
const emptied = performance.now() - over
open = false
await Promise.all(others)
const left = await countWaiting()
const written = database.selectFrom('letters').select('recipient').where('kind', '=', letterKind.eraseLink)
const recipients = (await written.execute()).map(({ recipient }) => recipient)
await site.signal('SIGTERM')
await database.destroy()
await mails.stop()
await rm(dataDir, { recursive: true })

const sent = [...asks, ...forms.map(({ result }) => result)]
const names = (results: readonly Result[]) => tally(results.map(nameOf))
const held = new Set(Array.from({ length: wanted }, (_, number) => emailOf(number)).filter(isHeld))
const lettersTo = new Map<string, number>()
for (const to of recipients) lettersTo.set(to, (lettersTo.get(to) ?? 0) + 1)
console.log(`${leads} leads, ${letters.broadcasts} broadcasts to ${letters.subscribers}; ${seconds} s`)
console.log(`asked: ${names(asks)}; ${held.size} addresses of which something is held, ${lettersTo.size} got a letter`)
console.log(`home: ${tally(pages.map(({ status }) => `${status}`))}; ${spread(pages.map(({ took }) => took))}`)
console.log(`forms: ${names(forms.map(({ result }) => result))}; ${spread(forms.map(({ took }) => took))}`)
console.log(
  `waiting: at most ${Math.max(...waiting)}, done ${(emptied / 1_000).toFixed(1)} s after the last was asked for`,
)
const slow = (times: readonly number[], limit: number) => (quantile(times, 0.99) > limit ? [quantile(times, 0.99)] : [])
const violations = complaints({
  'answers that are no thanks': sent.filter(({ kind }) => kind !== 'accepted').map(nameOf),
  'pages that did not come': pages.filter(({ status }) => status !== 200).map(({ status }) => status),
  [`ms in which 99 of 100 pages came, above ${most.page}`]: slow(
    pages.map(({ took }) => took),
    most.page,
  ),
  [`ms in which 99 of 100 forms were answered, above ${most.form}`]: slow(
    forms.map(({ took }) => took),
    most.form,
  ),
  [`times more than ${mostWaiting} waited`]: waiting.filter((count) => count > mostWaiting),
  'still waiting': Array(left).fill('an address'),
  'addresses without a letter': [...held].filter((email) => !lettersTo.has(email)),
  'letters to addresses of which nothing is held': [...lettersTo.keys()].filter((email) => !held.has(email)),
  'addresses with more letters than they were asked for': [...lettersTo].filter(([, count]) => count > 2),
})
if (violations.length > 0) console.log(`the site said: ${site.output().slice(-2_000)}`)
conclude(violations)

function nameOf(result: Result): string {
  if (result.kind === 'accepted') return 'accepted'
  return result.kind === 'broken' ? result.code : `answered ${result.status}`
}

/** Each visitor asks once in a minute. */
function visitorOf(number: number): string {
  const one = number % asked.addresses
  return `10.1.${Math.floor(one / 250)}.${one % 250}`
}

/** The address of every third request is requested again in the next. */
function emailOf(number: number): string {
  const one = number % 3 === 1 ? number - 1 : number
  return one % 6 < 2 ? `lead-${(one * 41) % leads}@held.example` : `stranger-${one}@elsewhere.example`
}

function isHeld(email: string): boolean {
  return email.endsWith('@held.example')
}

async function countWaiting(): Promise<number> {
  const { count } = await database
    .selectFrom('erase_requests')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function readHome(): Promise<void> {
  for (; open; await sleep(pause.page)) {
    const from = performance.now()
    try {
      const response = await fetch(`http://127.0.0.1:${site.port}/`)
      await response.arrayBuffer()
      pages.push({ status: response.status, took: performance.now() - from })
    } catch (error) {
      pages.push({ status: error instanceof Error ? error.name : 'broken', took: performance.now() - from })
    }
  }
}

async function sendForms(): Promise<void> {
  for (let number = 0; open; await sleep(pause.form)) {
    const { path, body } = fillIn(number)
    const from = performance.now()
    const result = await postFrom(`10.2.0.${number % 250}`, site.port, path, body)
    forms.push({ result, took: performance.now() - from })
    number++
  }
}

/** The contents of a site after some years, written as rows: sending each lead by its form would take an hour. */
async function fill(database: Database): Promise<void> {
  const words = 'Do ducks read? Write to the press office, or to me, and say which. '.repeat(12)
  const at = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString()
  await inParts(leads, 500, (numbers) =>
    database.insertInto('submissions').values(
      numbers.map((number) => {
        const email = `lead-${number}@held.example`
        const other = number % 10 === 0 ? `, or ask friend-${number}@else.example` : ''
        const fields = JSON.stringify({ name: `Walt ${number}`, email, phoneNumber: '', help: `${words}${other}` })
        return {
          id: `lead-${number}`,
          receipt: `lead-${number}`,
          form: 'contact',
          created_at: at(number),
          email,
          fields,
        }
      }),
    ),
  )
  for (let broadcast = 0; broadcast < letters.broadcasts; broadcast++) {
    await inParts(letters.subscribers, 500, (numbers) =>
      database.insertInto('letters').values(
        numbers.map((number) => ({
          id: `letter-${broadcast}-${number}`,
          kind: letterKind.announcement,
          letter_key: `broadcast-${broadcast}:${number}`,
          broadcast: `broadcast-${broadcast}`,
          created_at: at(broadcast * letters.subscribers),
          recipient: `reader-${number}@list.example`,
          fields: null,
          state: 'delivered' as const,
          attempts: 1,
          finished_at: at(broadcast * letters.subscribers + number),
        })),
      ),
    )
  }
  const index = createSearchIndex({ database, clock: systemClock, log: createLog({ logLevel: 'error' }) })
  await index.complete()
}

async function inParts(
  count: number,
  size: number,
  insert: (numbers: readonly number[]) => { execute(): Promise<unknown> },
): Promise<void> {
  for (let first = 0; first < count; first += size) {
    const numbers = Array.from({ length: Math.min(size, count - first) }, (_, index) => first + index)
    await insert(numbers).execute()
  }
}
