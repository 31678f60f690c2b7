/**
 * Sends an announcement to 2,000 subscribers while the sending site is killed (SIGKILL) 20 times, at random moments,
 * and started again. Then each subscriber must have the letter, or be reported by the desk as perhaps without it, at
 * most one per kill, and no subscriber may have it twice. On SQLite, and on Postgres where it is installed. Takes five
 * minutes, because the claims of a killed process are free after one minute.
 *
 *   npm run build && npx node bench/faults/announce.ts [subscribers] [kills]
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { newsletter } from '../../src/forms/newsletter/newsletter-rules.ts'
import { createSubmissions } from '../../src/server/leads/submissions.ts'
import { perhapsHanded } from '../../src/server/outbox/deliveries.ts'
import { systemClock } from '../../src/server/platform/clock.ts'
import { defaultEnvironment, readSettings } from '../../src/server/platform/config/settings.ts'
import { openReadyDatabase } from '../../src/server/platform/database/ready-database.ts'
import { createLog } from '../../src/server/platform/log.ts'
import { createLists } from '../../src/server/subscribers/mailing-lists.ts'
import { findPostgres, startCluster } from '../../src/server/testing/postgres-cluster.ts'
import { conclude } from './support/figures.ts'
import { startRecordingMailServer } from './support/recording-mail-server.ts'
import { createSite } from './support/site.ts'

const [subscribers = 2_000, kills = 20] = process.argv.slice(2).map(Number)
/** Milliseconds that the mail server takes for a letter, like a distant one. */
const slowMs = 20
/** Milliseconds until the claims of a killed process are free. */
const leaseMs = 61_000
/** Milliseconds. */
const sentWithin = 120_000

const violations = await announce('SQLite')
const bin = await findPostgres()
if (bin === undefined) console.log('Postgres: skipped, initdb and pg_ctl are not installed')
else {
  const cluster = await startCluster(bin, '')
  violations.push(...(await announce('Postgres', cluster.url('postgres'))))
  await cluster.stop()
}
conclude(violations)

async function announce(name: string, databaseUrl?: string): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'deadpan-announce-'))
  const mails = await startRecordingMailServer(slowMs, 0)
  const settings = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
    OFFICE_STREET: '1 Real Street',
    OFFICE_CITY: 'Peoria, IL 61602',
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    LEADS_TO: 'owner@site.example',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  }
  const env = { ...process.env, ...defaultEnvironment, ...settings }
  await subscribe(env)
  const site = await createSite(settings)
  const file = join(dataDir, 'letter.txt')
  await writeFile(file, 'The comma moved.')
  /** Puts missing letters into the outbox. @returns the announcement's counts */
  const announceAgain = async () => {
    const words = ['announce', 'feature', '--subject', 'A comma', '--file', file, '--json']
    const command = ['--disable-warning=ExperimentalWarning', 'src/cli/main.ts', ...words]
    return JSON.parse((await promisify(execFile)(process.execPath, command, { env })).stdout)
  }
  await announceAgain()

  let killed = 0
  const inMidst: number[] = []
  for (; killed < kills; killed++) {
    const before = mails.tries.length
    await site.start('spawned')
    // A random moment in the share of this process, after its first letter.
    const share = before + 1 + Math.floor((Math.random() * subscribers) / (kills + 2))
    const deadline = Date.now() + sentWithin
    while (mails.tries.length < Math.min(share, subscribers) && Date.now() < deadline) await sleep(1)
    await sleep(Math.random() * slowMs)
    await site.signal('SIGKILL')
    inMidst.push(mails.tries.length - before)
  }
  // The next start settles letters that a killed process had handed over.
  await sleep(leaseMs)
  const started = performance.now()
  await site.start()
  let state = await announceAgain()
  for (const deadline = Date.now() + sentWithin; state.waiting > 0 && Date.now() < deadline; ) {
    await sleep(1_000)
    state = await announceAgain()
  }
  const { delivered, waiting, dead, unheard } = state
  const code = await site.signal('SIGTERM')

  const times = new Map<string, number>()
  for (const { to } of mails.tries) times.set(to, (times.get(to) ?? 0) + 1)
  const twice = [...times.values()].filter((count) => count > 1).length
  const missing = Array.from({ length: subscribers }, (_, number) => `reader-${number}@site.example`).filter(
    (reader) => !times.has(reader),
  )
  const inDoubt = await namedInDoubt(env)
  const forgotten = missing.filter((reader) => !inDoubt.has(reader)).length
  await mails.stop()
  await rm(dataDir, { recursive: true })
  console.log(`${name}: ${subscribers} subscribers, ${killed} kills, ${mails.tries.length} letters arrived`)
  console.log(
    `  by the killed processes: ${inMidst.join(', ')}; the last one took ${((performance.now() - started) / 1_000).toFixed(0)} s`,
  )
  console.log(`  written to twice: ${twice}; forgotten: ${forgotten}; answers not heard: ${unheard}`)
  console.log(`  named by desk dead as in doubt: ${inDoubt.size}, of whom ${missing.length} have no letter`)
  return [
    ...(twice === 0 ? [] : [`${twice} have the letter twice`]),
    ...(forgotten === 0 ? [] : [`${forgotten} have no letter`]),
    ...(delivered + dead === subscribers && waiting === 0 && dead === inDoubt.size && dead <= kills
      ? []
      : [`the desk says ${JSON.stringify(state)}`]),
    ...(code === 0 ? [] : [`the last process ended with code ${code}: ${site.output()}`]),
  ].map((violation) => `${name}: ${violation}`)
}

/** Subscribers whom the desk reports as perhaps without a letter. */
async function namedInDoubt(env: Record<string, string | undefined>): Promise<ReadonlySet<string>> {
  const database = await openReadyDatabase(readSettings(env))
  const rows = await database
    .selectFrom('letters')
    .select('recipient')
    .where('state', '=', 'dead')
    .where('last_error', '=', perhapsHanded)
    .execute()
  await database.destroy()
  return new Set(rows.map(({ recipient }) => recipient))
}

async function subscribe(env: Record<string, string | undefined>): Promise<void> {
  const settings = readSettings({ ...env, SMTP_URL: '', LEADS_TO: '' })
  const database = await openReadyDatabase(settings)
  const parts = { channels: [], clock: systemClock, log: createLog({ logLevel: 'silent' }), notify: () => {} }
  const submissions = createSubmissions({ database, lists: createLists(database, settings), ...parts })
  for (let number = 0; number < subscribers; number++) {
    await submissions.accept(newsletter, new URLSearchParams({ email: `reader-${number}@site.example` }))
  }
  await database.updateTable('subscriptions').set({ state: 'confirmed' }).execute()
  await database.destroy()
}
