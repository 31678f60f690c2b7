/**
 * Other programs read SQLite's file while the site runs, as an operator or a nightly job would: sqlite3 and Python, in
 * a loop, each with its own library (with node:sqlite as the reader, the fault would not occur). Meanwhile visitors
 * send forms, addresses are erased by command and by link, commands make backups, and the site is killed (SIGKILL) 100
 * times. No acknowledged form may be missing unless it was erased, erased ones must stay so, every backup and the
 * database must be sound, and the log must never be replaced while the site runs.
 *
 *   npm run build && npx node bench/faults/outside-readers.ts [rounds]
 */
import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { settingsTable } from '../../src/server/platform/config/settings.ts'
import { openDatabase, sqlitePath } from '../../src/server/platform/database/database.ts'
import { outsideReaders, readerCommand } from '../../src/server/testing/outside-reader.ts'
import { auditSaved } from './support/evidence.ts'
import { complaints, conclude, tally } from './support/figures.ts'
import { startRecordingMailServer } from './support/recording-mail-server.ts'
import { createSite } from './support/site.ts'
import { kindOf, startVisitors, untilThanked, type Visit } from './support/visitors.ts'

if (outsideReaders.length === 0) {
  console.log('Skipped: neither sqlite3 nor Python’s sqlite3 is installed here.')
  process.exit(0)
}

const run = promisify(execFile)
const rounds = Number(process.argv[2] ?? 100)
const visitors = { count: 4, pauseMs: 30 } as const
/** Prefix of erase links. */
const erasure = 'erase?token='
/** A backup in every so many rounds. */
const backupEvery = 5
/** Milliseconds: load of a round, between reads, between looks at the log; limits of a start, thanks and a letter. */
const duration = { load: [200, 800], read: 30, look: 5, start: 60_000, thanks: 20_000, letter: 60_000 } as const

const dataDir = await mkdtemp(join(tmpdir(), 'deadpan-outside-'))
const path = sqlitePath({ dataDir })
const mail = await startRecordingMailServer(0, 0)
const site = await createSite({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'fatal',
  SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  LEADS_TO: 'owner@deadpan.example',
})
const violations: string[] = []
/** Erasures confirmed by the desk or by the page, and those whose answer was lost in a kill. */
const erased = { confirmed: new Set<Visit>(), unknown: new Set<Visit>() }
const counts = { reads: 0, readsRefused: 0, byDesk: 0, byLink: 0, backups: 0, kills: 0, looks: 0 }

await site.start()
const crowd = startVisitors(site.port, visitors.count, visitors.pauseMs)
let open = true
const reading = Promise.all(outsideReaders.map(read))
for (let round = 0; round < rounds; round++) {
  const watch = watchLog(round)
  await untilThanked(crowd, performance.now(), duration.thanks)
  if (round % backupEvery === 0) await backUp(round)
  await (round % 2 === 0 ? eraseByDesk() : eraseByLink())
  await sleep(duration.load[0] + Math.random() * (duration.load[1] - duration.load[0]))
  await watch.end()
  await site.signal('SIGKILL')
  counts.kills++
  const states = integrity(path)
  if (states !== 'ok') violations.push(`round ${round + 1}: integrity_check says ${states}`)
  if (!(await startsAgain())) {
    violations.push(`round ${round + 1}: the site was not ready again within ${duration.start} ms`)
    break
  }
}
await untilThanked(crowd, performance.now(), duration.thanks)
await crowd.leave()
open = false
await reading
const code = await site.signal('SIGTERM')
if (code !== 0) violations.push(`the last process ended with code ${code}: ${site.output()}`)
await mail.stop()

const state = integrity(path)
if (state === 'ok') violations.push(...(await audit()))
else violations.push(`at the end integrity_check says ${state}`)
await rm(dataDir, { recursive: true })
console.log(`${counts.kills} kills, ${crowd.visits.length} forms: ${tally(crowd.visits.map(kindOf))}`)
console.log(
  `${counts.reads} reads by ${outsideReaders.join(' and ')} (${counts.readsRefused} found it locked); the log was looked at ${counts.looks} times`,
)
console.log(
  `erased ${counts.byDesk} addresses by desk, ${counts.byLink} by link, ${erased.unknown.size} untold; ${counts.backups} backups`,
)
conclude(violations)

/** @returns false when the site is not ready in time, as with a damaged database */
async function startsAgain(): Promise<boolean> {
  const began = performance.now()
  await site.start('spawned')
  for (; performance.now() - began < duration.start; await sleep(duration.read)) {
    const answer = await fetch(`http://127.0.0.1:${site.port}/readyz`).catch(() => undefined)
    if (answer?.ok) return true
  }
  return false
}

/** Compares the answers to visitors with the rows of the database. */
async function audit(): Promise<string[]> {
  const database = openDatabase({ databaseUrl: undefined, dataDir })
  const rows = await database.selectFrom('submissions').select('email').execute()
  const saved = new Set(rows.map(({ email }) => email))
  const kept = crowd.visits
    .filter((visit) => !erased.confirmed.has(visit))
    .map((visit) => (erased.unknown.has(visit) ? { ...visit, receipts: new Set<string>() } : visit))
  const found = [
    ...(await auditSaved(database, kept)),
    ...complaints({
      'erased and there again': [...erased.confirmed].map(addressOf).filter((email) => saved.has(email)),
      'answers that are neither thanks nor an honest failure': crowd.visits
        .filter(({ result }) => result.kind === 'odd')
        .map(kindOf),
      'readers that read nothing': counts.reads === 0 ? [counts] : [],
    }),
  ]
  await database.destroy()
  return found
}

/** Reads again and again with one program, while the site runs and while it does not. */
async function read(program: string): Promise<void> {
  while (open) {
    try {
      await run(...readerCommand(program, path))
      counts.reads++
    } catch {
      counts.readsRefused++
    }
    await sleep(duration.read)
  }
}

/** Watches whether the log's file stays the same after the first thanks. */
function watchLog(round: number): { end(): Promise<void> } {
  let on = true
  const watching = (async () => {
    await untilThanked(crowd, performance.now(), duration.thanks)
    const first = inodeOfLog()
    while (on) {
      counts.looks++
      if (first === undefined || inodeOfLog() !== first) {
        violations.push(`round ${round + 1}: the log was replaced or deleted while the site ran`)
        return
      }
      await sleep(duration.look)
    }
  })()
  return {
    async end() {
      on = false
      await watching
    },
  }
}

function inodeOfLog(): number | undefined {
  return statSync(`${path}-wal`, { throwIfNoEntry: false })?.ino
}

function integrity(file: string): string {
  const database = new DatabaseSync(file, { timeout: 10_000 })
  try {
    return database
      .prepare('pragma integrity_check')
      .all()
      .map(({ integrity_check }) => String(integrity_check))
      .join('; ')
  } catch (error) {
    return String(error)
  } finally {
    database.close()
  }
}

/** A visit that was thanked and whose address is not erased. */
function someone(): Visit {
  const thanked = crowd.visits.filter(
    (visit) => visit.receipts.size > 0 && !erased.confirmed.has(visit) && !erased.unknown.has(visit),
  )
  const visit = thanked[Math.floor(Math.random() * thanked.length)]
  if (visit === undefined) throw new Error('Nobody was thanked')
  return visit
}

function addressOf({ filled }: Visit): string {
  return `${filled.marker}@duck.example`
}

async function eraseByDesk(): Promise<void> {
  const visit = someone()
  const { erased: gone } = JSON.parse(await desk('erase', addressOf(visit), '--now', '--json'))
  if (gone === 0) violations.push(`the desk found no row of ${addressOf(visit)}, who was thanked`)
  erased.confirmed.add(visit)
  counts.byDesk++
}

async function eraseByLink(): Promise<void> {
  const visit = someone()
  erased.unknown.add(visit)
  const send = (body: Record<string, string>) =>
    fetch(`http://127.0.0.1:${site.port}/erase`, {
      method: 'POST',
      body: new URLSearchParams(body),
      redirect: 'manual',
    })
  const asked = await send({ email: addressOf(visit) })
  const token = asked.status === 303 ? await tokenFor(addressOf(visit)) : undefined
  if (token === undefined) return void violations.push(`no link came to ${addressOf(visit)}, who was thanked`)
  const used = await send({ token })
  if (used.status !== 303) return void violations.push(`a link was answered with ${used.status}`)
  erased.unknown.delete(visit)
  erased.confirmed.add(visit)
  counts.byLink++
}

/** The token of an address's erase link, among any other letters to it. */
async function tokenFor(email: string): Promise<string | undefined> {
  for (const deadline = Date.now() + duration.letter; Date.now() < deadline; await sleep(duration.look)) {
    const letter = mail.tries.find(({ to, link }) => to === email && link.startsWith(erasure))
    if (letter !== undefined) return letter.link.slice(erasure.length)
  }
  return undefined
}

/** Makes a backup, which must be sound and hold all leads that were thanked before it began. */
async function backUp(round: number): Promise<void> {
  const file = join(dataDir, `copy-${round}.db`)
  const before = crowd.visits.filter(
    (visit) => visit.receipts.size > 0 && !erased.confirmed.has(visit) && !erased.unknown.has(visit),
  )
  await desk('backup', file)
  counts.backups++
  const state = integrity(file)
  if (state !== 'ok') return void violations.push(`round ${round + 1}: integrity_check of the backup says ${state}`)
  const copy = new DatabaseSync(file)
  const emails = new Set(
    copy
      .prepare('select email from submissions')
      .all()
      .map(({ email }) => email),
  )
  copy.close()
  violations.push(
    ...complaints({
      [`thanked and not in the backup of round ${round + 1}`]: before
        .map(addressOf)
        .filter((email) => !emails.has(email)),
    }),
  )
  for (const suffix of ['', '-wal', '-shm']) await rm(file + suffix, { force: true })
}

async function desk(...words: string[]): Promise<string> {
  const blank = Object.fromEntries(settingsTable.map(({ name }) => [name, '']))
  const env = { ...process.env, ...blank, DATA_DIR: dataDir }
  const { stdout } = await run(process.execPath, ['src/cli/main.ts', ...words], { env })
  return stdout
}
