import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'

/** Milliseconds to wait for whoever is writing. */
const lockWaitMs = 10_000
/** Tries to have the log to itself, and milliseconds between them. */
const emptying = { tries: 100, pauseMs: 50 } as const

const database = new DatabaseSync(workerData)
try {
  // What keeps the log from being emptied is found before the file is rewritten for nothing, and as often as it is tried.
  await emptyLog()
  database.exec(`pragma busy_timeout = ${lockWaitMs}; vacuum`)
  await emptyLog()
} finally {
  database.close()
}

/** Asks again rather than wait within SQLite, which would keep everybody from writing meanwhile. */
async function emptyLog(): Promise<void> {
  database.exec('pragma busy_timeout = 0')
  for (let tries = 0; tries < emptying.tries; tries++) {
    const { busy } = { ...database.prepare('pragma wal_checkpoint(truncate)').get() }
    if (busy === 0) return
    await sleep(emptying.pauseMs)
  }
  throw Object.assign(new Error('Another program kept the log from being emptied'), { code: 'SQLITE_LOG_IN_USE' })
}
