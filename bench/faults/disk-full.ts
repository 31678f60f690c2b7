/**
 * Fills the disk under the database (a file system of 4 MB in memory, which takes root) three times under load, and
 * frees the space each time. No visitor may be thanked without a saved row, every failure must be answered as one, the
 * process must live, and within five seconds of free space forms must be saved again.
 *
 *   npm run build && npx node bench/faults/disk-full.ts
 */
import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../src/server/platform/database/database.ts'
import { auditSaved } from './support/evidence.ts'
import { complaints, conclude, spread, tally } from './support/figures.ts'
import { findMarker } from './support/forms.ts'
import { createSite } from './support/site.ts'
import { kindOf, startVisitors, untilThanked } from './support/visitors.ts'
import { startWebhookReceiver } from './support/webhook-receiver.ts'

const rounds = 3
const visitors = { count: 8, pauseMs: 10 } as const
/** Milliseconds: with space, without, and until forms must be saved again. */
const duration = { healthy: 1_500, full: 4_000, recovery: 5_000 } as const

const dataDir = mkdtempSync(join(tmpdir(), 'deadpan-small-disk-'))
if (!mount(dataDir)) {
  rmSync(dataDir, { recursive: true })
  console.log('Skipped: only root can mount a small file system (tmpfs) here.')
  process.exit(0)
}
process.once('exit', () => {
  execFileSync('umount', ['--lazy', dataDir])
  rmSync(dataDir, { recursive: true })
})

const receiver = await startWebhookReceiver()
const site = await createSite({ ...receiver.settings, DATA_DIR: dataDir, LOG_LEVEL: 'fatal' })
await site.start()
const process0 = site.process
const crowd = startVisitors(site.port, visitors.count, visitors.pauseMs)
const recoveries: number[] = []
const violations: string[] = []
for (let round = 0; round < rounds; round++) {
  await sleep(duration.healthy)
  const full = performance.now()
  const balloon = fill(join(dataDir, 'balloon'))
  await sleep(duration.full)
  const failed = crowd.visits.filter(({ began, result }) => began > full && result.kind === 'failed')
  if (failed.length === 0) violations.push(`round ${round + 1}: the disk was full and nothing failed`)
  const home = await fetch(`http://127.0.0.1:${site.port}/`)
  if (home.status !== 200) violations.push(`round ${round + 1}: home answered ${home.status} on a full disk`)
  balloon.remove()
  recoveries.push(await untilThanked(crowd, performance.now(), duration.recovery * 2))
}
await sleep(duration.healthy)
await crowd.leave()
if (process0?.exitCode !== null || process0.signalCode !== null) violations.push(`the process died: ${site.output()}`)
await site.signal('SIGKILL')
receiver.stop()

const database = openDatabase({ databaseUrl: undefined, dataDir })
const { visits } = crowd
const rows = await database.selectFrom('submissions').select('fields').execute()
const saved = new Set(rows.map(({ fields }) => findMarker(fields)))
violations.push(
  ...(await auditSaved(database, visits)),
  ...complaints({
    'answers that are neither thanks nor an honest failure': visits
      .filter(({ result }) => result.kind === 'odd' || result.kind === 'broken')
      .map(kindOf),
    'told that it was not saved, though it was': visits
      .filter(({ result, filled }) => result.kind === 'failed' && saved.has(filled.marker))
      .map(({ filled }) => filled.marker),
    [`recoveries that took longer than ${duration.recovery} ms`]: recoveries.filter((ms) => ms > duration.recovery),
  }),
)
await database.destroy()
console.log(`${rounds} times a full disk, ${visits.length} forms: ${tally(visits.map(kindOf))}; ${rows.length} rows`)
console.log(`thanks: ${spread(timesOf('accepted'))}`)
console.log(`honest failures: ${spread(timesOf('failed'))}`)
console.log(`forms were saved again ${recoveries.map((ms) => `${Math.round(ms)} ms`).join(', ')} after space returned`)
conclude(violations)

function timesOf(kind: string): number[] {
  return visits.filter(({ result }) => result.kind === kind).map(({ took }) => took)
}

function mount(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m,mode=0700', 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Takes every free byte, also later ones, until it is removed. */
function fill(path: string): { remove(): void } {
  const file = openSync(path, 'w')
  const page = Buffer.alloc(4_096, 1)
  const take = () => {
    try {
      for (;;) writeSync(file, page)
    } catch {
      // No space left on the device, as intended.
    }
  }
  take()
  const again = setInterval(take, 20)
  return {
    remove() {
      clearInterval(again)
      closeSync(file)
      rmSync(path)
    },
  }
}
