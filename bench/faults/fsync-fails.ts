/**
 * Lets syncing of the database fail under load: always for a while, then three times in ten, three rounds. Then the
 * process is killed, and the database is restored to its synced state, as after a power cut. No visitor may have been
 * thanked without a row in it, every failure must be answered as one, and the process must live. Takes a C compiler,
 * for the library that replaces fsync.
 *
 *   npm run build && npx node bench/faults/fsync-fails.ts
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openDatabase, sqlitePath } from '../../src/server/platform/database/database.ts'
import { auditSaved } from './support/evidence.ts'
import { complaints, conclude, tally } from './support/figures.ts'
import { findMarker } from './support/forms.ts'
import { createSite } from './support/site.ts'
import { kindOf, startVisitors, untilThanked } from './support/visitors.ts'

const rounds = 3
const visitors = { count: 8, pauseMs: 20 } as const
/** Milliseconds. */
const duration = { healthy: 1_000, failing: 2_000, recovery: 5_000 } as const

const folder = mkdtempSync(join(tmpdir(), 'deadpan-fsync-'))
process.once('exit', () => rmSync(folder, { recursive: true }))
const shim = join(folder, 'fsync-shim.so')
if (!compile(shim)) {
  console.log('Skipped: no C compiler (cc) that makes a shared library here.')
  process.exit(0)
}
const faults = join(folder, 'faults')
const dataDir = join(folder, 'data')
const site = await createSite({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal' }, { LD_PRELOAD: shim, FSYNC_FAILS: faults })
await site.start()
if (!existsSync(`${sqlitePath({ dataDir })}.durable`)) {
  console.log('Skipped: this system does not let a library stand in for fsync (LD_PRELOAD).')
  process.exit(0)
}

const crowd = startVisitors(site.port, visitors.count, visitors.pauseMs)
const violations: string[] = []
const recoveries: number[] = []
for (let round = 0; round < rounds; round++) {
  for (const percent of [100, 30]) {
    await sleep(duration.healthy)
    const began = performance.now()
    writeFileSync(faults, String(percent))
    await sleep(duration.failing)
    const failed = crowd.visits.filter((visit) => visit.began > began && visit.result.kind === 'failed')
    if (failed.length === 0) violations.push(`${percent} % of the syncs failed and nobody was told`)
    rmSync(faults)
    recoveries.push(await untilThanked(crowd, performance.now(), duration.recovery * 2))
  }
}
const child = site.process
if (child?.exitCode !== null || child.signalCode !== null) violations.push(`the process died: ${site.output()}`)
// Under load, so that forms are under way.
await site.signal('SIGKILL')
await crowd.leave()

const rest = join(folder, 'rest')
mkdirSync(rest)
for (const suffix of ['', '-wal']) {
  const durable = `${sqlitePath({ dataDir })}${suffix}.durable`
  if (existsSync(durable)) copyFileSync(durable, `${sqlitePath({ dataDir: rest })}${suffix}`)
}
const database = openDatabase({ databaseUrl: undefined, dataDir: rest })
const visits = crowd.visits
const rows = await database.selectFrom('submissions').select('fields').execute()
const saved = new Set(rows.map(({ fields }) => findMarker(fields)))
violations.push(
  ...(await auditSaved(database, visits)),
  ...complaints({
    'answers that are neither thanks nor an honest failure': visits
      .filter(({ result }) => result.kind === 'odd' || (result.kind === 'broken' && !isEnd(result.code)))
      .map(kindOf),
    [`recoveries that took longer than ${duration.recovery} ms`]: recoveries.filter((ms) => ms > duration.recovery),
  }),
)
await database.destroy()
const unneeded = visits.filter(({ result, filled }) => result.kind === 'failed' && saved.has(filled.marker)).length
console.log(`${rounds * 2} times failing syncs, ${visits.length} forms: ${tally(visits.map(kindOf))}`)
console.log(`${rows.length} rows on the disk after the power cut, ${unneeded} of them of people told to try again`)
console.log(`forms were saved again ${recoveries.map((ms) => `${Math.round(ms)} ms`).join(', ')} after the fault ended`)
conclude(violations)

function isEnd(code: string): boolean {
  return ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes(code)
}

function compile(target: string): boolean {
  const source = fileURLToPath(new URL('support/fsync-shim.c', import.meta.url))
  const { status } = spawnSync('cc', ['-shared', '-fPIC', '-O1', '-o', target, source, '-ldl'], { stdio: 'ignore' })
  return status === 0
}
