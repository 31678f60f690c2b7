/**
 * Fills a database with leads, reads pages of the desk's inbox and searches them, while forms are saved: on SQLite, and
 * on Postgres where it is installed. Half of the pages should take 100 ms at most, half of the searches 300 ms, and
 * forms about as long as without readers.
 *
 *   npx node bench/inbox.ts [leads, 100000 unless told]
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { countArrived, countInbox, findPlace, readInbox } from '../src/desk/screens/inbox/inbox.query.ts'
import { openLead } from '../src/desk/screens/inbox/lead.query.ts'
import { countWaiting } from '../src/desk/waiting.ts'
import { contact } from '../src/forms/contact/contact-rules.ts'
import type { InboxFilter } from '../src/server/leads/lead-filter.ts'
import { createSearchIndex } from '../src/server/leads/search-index.ts'
import { createSubmissions } from '../src/server/leads/submissions.ts'
import { systemClock } from '../src/server/platform/clock.ts'
import { readSettings } from '../src/server/platform/config/settings.ts'
import { type Database, isPostgres, openDatabase } from '../src/server/platform/database/database.ts'
import { migrate } from '../src/server/platform/database/migrations.ts'
import { closeReader, openReader } from '../src/server/platform/database/sqlite-reader.ts'
import { createLog } from '../src/server/platform/log.ts'
import { createLists } from '../src/server/subscribers/mailing-lists.ts'
import { findPostgres, startCluster } from '../src/server/testing/postgres-cluster.ts'
import { quantile, spread } from './faults/support/figures.ts'

const wantedMs = { page: 100, search: 300 } as const
const total = Number(process.argv[2] ?? 100_000)
/** Number of times that each query runs. */
const times = 15
const rowsAtOnce = 500
/** Milliseconds. Leads are a minute apart. */
const minute = 60_000
/** Milliseconds between two forms. */
const betweenForms = 5

const vocabulary =
  `report annual board asked whether anybody could brought read specifically page made contain something that
  person would mention dinner jokes want feeling having just left room regulator hello reading this permits measured warmth
  insurance duck cover head claims marketing content offer website quote project estimate career`.split(/\s+/)

const pick = <T>(some: readonly T[]): T => some[Math.floor(Math.random() * some.length)] as T

function fields(number: number): Record<string, string> {
  const words = Array.from({ length: 10 + Math.floor(Math.random() * 50) }, () => pick(vocabulary))
  return {
    name: `Person ${number.toString(36)} O’Brien`,
    email: `person${number}@company${number % 1_000}.example`,
    phoneNumber: `555 ${number}`,
    help: words.join(' '),
  }
}

async function fill(database: Database): Promise<void> {
  const begin = Date.now() - total * minute
  for (let first = 0; first < total; first += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, total - first) }, (_, index) => {
      const typed = fields(first + index)
      return {
        id: randomUUID(),
        form: pick(['contact', 'contact', 'beta', 'newsletter', 'comment']),
        created_at: new Date(begin + (first + index) * minute).toISOString(),
        fields: JSON.stringify(typed),
        email: typed['email'] ?? null,
        receipt: randomUUID(),
        lead_state: pick(['new', 'handled', 'handled', 'handled'] as const),
      }
    })
    await database.insertInto('submissions').values(rows).execute()
  }
}

async function measure(name: string, database: Database, dataDir: string): Promise<boolean> {
  const log = createLog({ logLevel: 'silent' })
  console.log(`\n${name}: ${total} leads`)
  await fill(database)
  const index = createSearchIndex({ database, clock: systemClock, log })
  const started = performance.now()
  await index.complete()
  console.log(`  index of the search written in ${((performance.now() - started) / 1_000).toFixed(1)} s`)
  // Statistics that autovacuum would gather later.
  if (isPostgres(database)) await sql`vacuum analyze`.execute(database)
  const reader = openReader(database, { dataDir })
  const submissions = createSubmissions({
    database,
    channels: [],
    lists: createLists(database, readSettings({})),
    clock: systemClock,
    log,
    notify: index.notify,
  })
  index.start()

  const taken: number[] = []
  let open = true
  const visitor = async () => {
    for (let number = 0; open; number++) {
      const begun = performance.now()
      await submissions.accept(contact, new URLSearchParams({ ...fields(number), help: 'One more' }))
      taken.push(performance.now() - begun)
      await sleep(betweenForms)
    }
  }
  const visiting = visitor()
  await sleep(3_000)
  const alone = taken.splice(0)

  const middle = new Date(Date.now() - (total / 2) * minute).toISOString()
  const older = `${middle}_${randomUUID()}`
  const somebody = (await readInbox(reader, {}, { older, limit: 1 })).leads[0]?.id ?? ''
  taken.length = 0
  const pages: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['first page', () => readInbox(reader, {})],
    ['page in the middle', () => readInbox(reader, {}, { older })],
    ['a form and a state', () => readInbox(reader, { form: 'beta', state: 'new' })],
    ['a state that no lead has', () => readInbox(reader, { state: 'archived' })],
    ['a form that no lead has', () => readInbox(reader, { form: 'quote' })],
    ['counts by state', () => countInbox(reader, {})],
    ['what waits', () => countWaiting(reader)],
    ['place of a lead', () => findPlace(reader, {}, somebody)],
    ['new arrivals', () => countArrived(reader, {}, older)],
    ['all that a page with a lead asks', () => askAll(reader, somebody)],
  ]
  const search = (filter: InboxFilter) => () => readInbox(reader, filter)
  const searches: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['an address', search({ search: 'person777@company777.example' })],
    ['a word in no lead', search({ search: 'zebra' })],
    ['a word in most leads', search({ search: 'insurance' })],
    ['a word in every lead', search({ search: 'example' })],
    ['the start of a word', search({ search: 'insu' })],
    ['one letter', search({ search: 'p' })],
    ['three words', search({ search: 'duck board dinner' })],
    ['every lead, a state that none has', search({ search: 'example', state: 'archived' })],
    ['every lead, a form that none has', search({ search: 'example', form: 'quote' })],
    ['counts of a word in most', () => countInbox(reader, { search: 'insurance' })],
    ['counts of a word in every', () => countInbox(reader, { search: 'example' })],
  ]
  const quick = [await ask('page', pages), await ask('search', searches)].every(Boolean)
  open = false
  await visiting
  console.log(`  forms with nobody at the desk: ${spread(alone)}`)
  console.log(`  forms while somebody reads:    ${spread(taken)}`)
  await index.stop()
  await closeReader(reader)
  return quick
}

/** The queries of an inbox page with an open lead, one after the other. */
async function askAll(reader: Database, lead: string): Promise<void> {
  await readInbox(reader, {})
  await countInbox(reader, {})
  await openLead(reader, lead, { retentionDays: 730 })
  await findPlace(reader, {}, lead)
  await countWaiting(reader)
}

async function ask(kind: keyof typeof wantedMs, questions: readonly (readonly [string, () => Promise<unknown>])[]) {
  let quick = true
  for (const [name, question] of questions) {
    const taken: number[] = []
    for (let time = 0; time < times; time++) {
      const begun = performance.now()
      await question()
      taken.push(performance.now() - begun)
    }
    const isQuick = quantile(taken, 0.5) <= wantedMs[kind]
    quick &&= isQuick
    console.log(`  ${isQuick ? ' ' : '!'} ${kind}: ${name.padEnd(34)} ${spread(taken)}`)
  }
  return quick
}

const folder = mkdtempSync(join(tmpdir(), 'deadpan-inbox-'))
const results: boolean[] = []
const onSqlite = openDatabase({ databaseUrl: undefined, dataDir: folder })
await migrate(onSqlite)
results.push(await measure('SQLite', onSqlite, folder))
await onSqlite.destroy()
rmSync(folder, { recursive: true })
const bin = await findPostgres()
if (bin === undefined) console.log('Postgres is not installed here.')
else {
  const cluster = await startCluster(bin)
  const onPostgres = openDatabase({ databaseUrl: cluster.url('postgres'), dataDir: folder })
  await migrate(onPostgres)
  results.push(await measure('Postgres', onPostgres, folder))
  await onPostgres.destroy()
  await cluster.stop()
}
process.exit(results.every(Boolean) ? 0 : 1)
