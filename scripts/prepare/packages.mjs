// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './command.mjs'
import { Refusal } from './refusal.mjs'
import { step } from './step.mjs'

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean }} Package */

/**
 * Compares the lock file of a folder with npm's record of the packages it installed there.
 *
 * @param {string} folder
 * @param {{ dev?: boolean }} [wanted] whether packages for developers are needed
 * @returns {boolean} whether all packages are there
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
 * Installs the packages of a folder's lock file. Correct ones stay, also those for developers. No scripts of packages are run.
 *
 * @param {string} folder
 * @param {object} options
 * @param {string} options.what the text of the shown line
 * @param {boolean} [options.dev] whether to install packages for developers
 * @param {string} [options.offline] advice for a machine without a network
 * @param {(said: string) => string} [options.sum] the end of the line, from npm's output
 * @throws {Refusal} where npm fails
 */
export async function install(folder, { what, dev = false, offline = 'Connect, then start again.', sum = added }) {
  const present = presentIn(folder)
  const keepsDev = dev || Object.values(present ?? {}).some((each) => each.dev)
  // Warnings about this Node's age would mislead: the packages run under the one that is downloaded for them.
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
 * @returns {Record<string, Package>} the packages of its lock file, by path
 * @throws {Refusal} without a readable lock file
 */
export function lockOf(folder) {
  const wanted = packagesIn(join(folder, 'package-lock.json'))
  if (!wanted)
    throw new Refusal(`${join(folder, 'package-lock.json')} is missing or broken. Restore it, then start again.`)
  return wanted
}

/**
 * @param {string} folder
 * @returns {Record<string, Package> | undefined} the packages in npm's record of its install there, by path
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
