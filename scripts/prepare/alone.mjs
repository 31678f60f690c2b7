// @ts-check
import { accessSync, constants, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A lock file that its owner has not touched for this long was left by a killed process, in ms. */
const staleAfterMs = 10_000

/**
 * Runs a task while no other process holds the same folder; waits for another holder to finish first.
 *
 * Each process writes a file of its own name into the folder and then looks for others. Of two that write at one time at least
 * one sees the other, and each one that does removes its own file and retries. So no process removes a file that another may
 * have just made.
 *
 * @param {string} folder
 * @param {() => Promise<unknown>} task
 * @param {{ wait?: () => void, staleAfter?: number }} [options] `wait` is called once where another process holds the folder
 */
export async function alone(folder, task, { wait, staleAfter = staleAfterMs } = {}) {
  // On a read-only disk, making a folder would fail as if its parent were missing.
  accessSync('.', constants.W_OK)
  mkdirSync(folder, { recursive: true })
  const own = `${process.pid}-${Date.now()}`
  const file = join(folder, own)
  for (let told = false; !take(); told = true) {
    if (!told) wait?.()
    // A random delay in ms, so that two processes do not retry in step for ever.
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
