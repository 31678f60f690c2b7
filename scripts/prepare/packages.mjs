// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './command.mjs'
import { Refusal } from './refusal.mjs'
import { step } from './step.mjs'

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean }} Package */

/**
 * Compares what the lock file of a folder asks for with npm's own note of what it installed there.
 *
 * @param {string} folder
 * @param {{ dev?: boolean }} [wanted] with what only developers need
 * @returns {boolean} whether all is there
 */
export function isInstalled(folder, { dev: withDev = false } = {}) {
  const present = presentIn(folder)
  if (!present) return false
  return Object.entries(lockOf(folder)).every(
    ([path, { version, dev, optional, devOptional }]) =>
      path === '' || optional || devOptional || (dev && !withDev) || present[path]?.version === version,
  )
}

/**
 * Installs what the lock file of a folder asks for. What stands there and is right is kept, what only developers need too.
 * No package's own scripts are run.
 *
 * @param {string} folder
 * @param {object} options
 * @param {string} options.what what is said of it
 * @param {boolean} [options.dev] with what only developers need
 * @param {string} [options.offline] what to do where there is no network
 * @param {(said: string) => string} [options.sum] what is said at the end
 * @throws {Refusal} where npm fails
 */
export async function install(folder, { what, dev = false, offline = 'Connect, then start again.', sum = added }) {
  const present = presentIn(folder)
  const keepsDev = dev || Object.values(present ?? {}).some((each) => each.dev)
  // Warnings about this Node's age would frighten: the packages run under the one that is fetched for them.
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund', '--no-update-notifier', '--ignore-scripts']
  const how = present ? ['install', '--no-save'] : ['ci']
  await step(
    what,
    async () => {
      const { code, said } = await npm([...how, ...quiet, keepsDev ? '--include=dev' : '--omit=dev'], {
        cwd: folder,
        quiet: true,
      })
      if (code === 0) return said
      const isOffline = /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|ETIMEDOUT|ENOTCACHED)\b/.test(said)
      throw new Refusal(
        `${said.trim()}\n\nInstalling failed; npm says why above. ` +
          (isOffline ? `It needs the network, this once. ${offline}` : 'Nothing was started.'),
      )
    },
    sum,
  )
}

const added = (/** @type {string} */ said) => /added (\d+ packages?)/.exec(said)?.[1] ?? ''

/**
 * @param {string} folder
 * @returns {Record<string, Package>} what its lock file asks for, by path
 * @throws {Refusal} without a lock file that can be read
 */
export function lockOf(folder) {
  const wanted = packagesIn(join(folder, 'package-lock.json'))
  if (!wanted)
    throw new Refusal(`${join(folder, 'package-lock.json')} is missing or broken. Restore it, then start again.`)
  return wanted
}

/**
 * @param {string} folder
 * @returns {Record<string, Package> | undefined} what npm noted that it installed there, by path
 */
export const presentIn = (folder) => packagesIn(join(folder, 'node_modules', '.package-lock.json'))

/**
 * @param {string} file
 * @returns {Record<string, Package> | undefined}
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}
