import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isBusy } from '#server/runtime/error-code.ts'
import { manifestName } from '#server/site/builds.mjs'

/**
 * An empty database. A process that serves a build holds a read lock on it, and the system releases that lock when the
 * process ends, however it ends; also between containers that share the folder, where process ids say nothing.
 */
const lockName = 'in-use.sqlite'

/** Milliseconds that a start waits for a removal, which takes no longer than deleting one file. */
const waitMs = 1_000

/** Makes a build one that can be held. */
export function addBuildLock(folder: string): void {
  const lock = new DatabaseSync(join(folder, lockName))
  lock.exec('create table lock (id integer primary key) strict')
  lock.close()
}

/**
 * Keeps a build from being removed until this process ends, or `release` is called. Where the disk knows no locks the
 * build is served all the same.
 *
 * @returns undefined when the build was removed meanwhile
 */
export function holdBuild(folder: string): { release(): void } | undefined {
  const lock = openLock(folder)
  if (existsSync(join(folder, manifestName))) return { release: () => lock?.close() }
  lock?.close()
  return undefined
}

function openLock(folder: string): DatabaseSync | undefined {
  let lock: DatabaseSync | undefined
  try {
    // A folder that nobody may write to can be read from, and that is all it takes.
    lock = new DatabaseSync(join(folder, lockName), { readOnly: true, timeout: waitMs })
    lock.exec('begin; select count(*) from lock')
    return lock
  } catch {
    lock?.close()
    return undefined
  }
}

/**
 * Removes a build, unless a process holds it.
 * @returns whether it is gone
 * @throws the system's error when files can't be deleted
 */
export function removeBuild(folder: string): boolean {
  if (existsSync(join(folder, lockName))) {
    const lock = new DatabaseSync(join(folder, lockName), { timeout: 0 })
    try {
      lock.exec('begin exclusive')
      // From now on a start finds no build here, also one that waits for this lock.
      rmSync(join(folder, manifestName), { force: true })
    } catch (error) {
      if (isBusy(error)) return false
      throw error
    } finally {
      lock.close()
    }
  }
  rmSync(folder, { recursive: true, force: true })
  return true
}
