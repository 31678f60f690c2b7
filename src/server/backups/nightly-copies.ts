import { once } from 'node:events'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { noteRemovalList } from '#server/backups/removal-list.ts'
import { partialOf, removeCopy } from '#server/backups/write-copy.ts'
import { type Clock, stamp } from '#server/platform/clock.ts'
import type { Settings } from '#server/platform/config/settings.ts'
import type { Database, DatabaseSettings } from '#server/platform/database/database.ts'
import type { RemovalList } from '#server/platform/database/suppressions.ts'
import { errorCode } from '#server/platform/error-code.ts'
import type { Log } from '#server/platform/log.ts'

/** Milliseconds between two checks. Another machine's removals are on the list after this time at most. */
const lookMs = 60_000
/** Milliseconds from a failed copy to the next try. */
const retryMs = 3_600_000
/** The earliest hour, in UTC: night in America, and before the day begins in Europe. */
const copyHour = 3

const copyName = /^deadpan-\d{4}-\d\d-\d\d\.db$/

export interface NightlyParts {
  readonly settings: Pick<Settings, 'databaseUrl' | 'dataDir' | 'backupDir' | 'backupKeep'>
  readonly database: Database
  readonly removals: RemovalList
  readonly clock: Clock
  readonly log: Log
}

export interface Copy {
  readonly file: string
  /** The time of its end, in milliseconds since 1970. */
  readonly at: number
  readonly bytes: number
}

/** The nightly copies of a folder, newest first. */
export function copiesIn(folder: string): Copy[] {
  return readdirSync(folder)
    .filter((name) => copyName.test(name))
    .sort()
    .reverse()
    .map((name) => {
      const { mtimeMs, size } = statSync(join(folder, name))
      return { file: join(folder, name), at: mtimeMs, bytes: size }
    })
}

/** Copies the database once a night, keeps the newest copies, and the list of removals beside them. */
export function createNightlyCopies({ settings, database, removals, clock, log }: NightlyParts) {
  const { backupDir: folder, backupKeep: keep } = settings
  let cancel = () => {}
  let working: Promise<void> = Promise.resolve()
  let isNoted = false
  let notBefore = 0
  const stopping = new AbortController()

  async function look(within: string): Promise<void> {
    const now = clock.now()
    await list()
    try {
      mkdirSync(within, { recursive: true, mode: 0o700 })
      if (!isNoted) await noteRemovalList(database, within, now)
      isNoted = true
      if (!stopping.signal.aborted && now >= notBefore && isDue(within, now)) await copy(within, now)
    } catch (error) {
      notBefore = now + retryMs
      log.error({ code: errorCode(error) }, 'no copy of the database; it is tried again in an hour')
    }
  }

  /** Adds removals of other processes, and those that could not be written at their time. */
  const list = () =>
    removals
      .write()
      .catch((error) =>
        log.error({ code: errorCode(error) }, 'the list of removals is not up to date; it is tried again'),
      )

  async function copy(within: string, now: number): Promise<void> {
    const file = join(within, nameAt(now))
    const started = performance.now()
    const { databaseUrl, dataDir } = settings
    if (!(await copyAside({ databaseUrl, dataDir }, file, stopping.signal))) {
      log.info({ file }, 'gave up a copy of the database, since the site stops; the next start makes it')
      return
    }
    for (const { file: old } of copiesIn(within).slice(keep)) rmSync(old, { force: true })
    log.info({ file, ms: Math.round(performance.now() - started) }, 'copied the database')
  }

  function start(): void {
    if (folder === undefined) return
    working = look(folder).then(() => {
      cancel = clock.after(lookMs, start)
    })
  }

  return {
    start,
    /** Checks once, now. */
    look: async () => (folder === undefined ? undefined : look(folder)),
    /** Gives up a running copy: the next process makes it, from the beginning. */
    async stop() {
      stopping.abort()
      await working
      cancel()
      await list()
    },
  }
}

/**
 * Copies on a thread of its own: a large database would keep visitors waiting.
 * @param signal gives up, within a step of the copy
 * @returns false when it was given up; no part of the copy is left then
 * @throws the errors of `writeCopy`
 */
async function copyAside(settings: DatabaseSettings, file: string, signal: AbortSignal): Promise<boolean> {
  const thread = new Worker(new URL('./write-copy-worker.ts', import.meta.url), { workerData: { settings, file } })
  const end = () => void thread.terminate()
  signal.addEventListener('abort', end, { once: true })
  try {
    const [code] = await once(thread, 'exit')
    if (code === 0) return true
    removeCopy(partialOf(file))
    return false
  } finally {
    signal.removeEventListener('abort', end)
  }
}

const nameAt = (now: number): string => `deadpan-${stamp(now).slice(0, 10)}.db`

/** True after the hour of the night, if its copy neither exists nor is being made by another process. */
function isDue(folder: string, now: number): boolean {
  if (new Date(now).getUTCHours() < copyHour) return false
  const partial = statSync(join(folder, `${nameAt(now)}.partial`), { throwIfNoEntry: false })
  if (partial !== undefined && now - partial.mtimeMs < retryMs) return false
  return !readdirSync(folder).includes(nameAt(now))
}
