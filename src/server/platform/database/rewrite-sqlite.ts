import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * Rewrites SQLite's file (VACUUM) and empties its log, so that neither contains bytes of deleted rows. Runs on a thread
 * of its own: reads go on meanwhile, and writes wait for its lock.
 * @throws SQLite's error, or one with the code `SQLITE_LOG_IN_USE` when another program goes on reading from the log
 */
export async function rewriteSqlite(path: string): Promise<void> {
  await once(new Worker(new URL('./rewrite-sqlite-worker.ts', import.meta.url), { workerData: path }), 'exit')
}
