// @ts-check
import { accessSync, constants, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file that its owner has not touched for this long was left by a process that was killed. */
const staleAfterMs = 10_000

/**
 * Runs a task while no other process has the same folder to itself; waits for the other to finish first.
 *
 * Each process has a file of its own name in the folder. It writes it and then looks for others: of two that write at one
 * time at least one sees the other, and whoever does steps back. So nobody removes a file that another may have just made.
 *
 * @param {string} folder
 * @param {() => Promise<unknown>} task
 * @param {{ wait?: () => void, staleAfter?: number }} [options] `wait` is called once where another is at it
 */
export async function alone(folder, task, { wait, staleAfter = staleAfterMs } = {}) {
  // Making a folder on a read-only disk fails as if its parent were missing.
  accessSync('.', constants.W_OK)
  mkdirSync(folder, { recursive: true })
  const own = `${process.pid}-${Date.now()}`
  const file = join(folder, own)
  for (let told = false; !take(); told = true) {
    if (!told) wait?.()
    // By chance, so that two do not step back for each other for ever. In ms.
    await new Promise((done) => setTimeout(done, 100 + 200 * Math.random()))
  }
  const heartbeat = setInterval(() => utimesSync(file, new Date(), new Date()), staleAfter / 5)
  try {
    await task()
  } finally {
    clearInterval(heartbeat)
    rmSync(file, { force: true })
  }

  function take() {
    if (hasOthers()) return false
    writeFileSync(file, '')
    if (!hasOthers()) return true
    rmSync(file)
    return false
  }

  function hasOthers() {
    return readdirSync(folder).some((name) => {
      if (name === own) return false
      const touched = statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs
      const isStale = touched !== undefined && Date.now() - touched > staleAfter
      if (isStale) rmSync(join(folder, name), { force: true })
      return touched !== undefined && !isStale
    })
  }
}
