import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'

/** Milliseconds to wait for another process's write lock. */
const lockWaitMs = 10_000
/** Tries to empty the log, and milliseconds between them. */
const emptying = { tries: 100, pauseMs: 50 } as const

const database = new DatabaseSync(workerData)
try {
  // The log is emptied first, so that a reader that keeps it is found before the file is rewritten in vain.
  await emptyLog()
  database.exec(`pragma busy_timeout = ${lockWaitMs}; vacuum`)
  await emptyLog()
} finally {
  database.close()
}

/** Retries instead of waiting within SQLite, which would block all writers meanwhile. */
async function emptyLog(): Promise<void> {
  database.exec('pragma busy_timeout = 0')
  for (let tries = 0; tries < emptying.tries; tries++) {
    const { busy } = { ...database.prepare('pragma wal_checkpoint(truncate)').get() }
    if (busy === 0) return
    await sleep(emptying.pauseMs)
  }
  throw Object.assign(new Error('Another program kept the log from being emptied'), { code: 'SQLITE_LOG_IN_USE' })
}
