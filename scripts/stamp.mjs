// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/**
 * What a build was made from. Kept inside the build, so that a start can tell in milliseconds whether it still holds.
 *
 * @typedef {object} Stamp
 * @property {string} sources a digest of every source file's path, size and time
 * @property {string[]} settingNames the settings that are written into pages
 * @property {string} settings a digest of their values
 */

const stampName = '.stamp.json'

/** Everything the build reads. Tests are left out: a changed test changes no page. */
const sources = ['src', 'public', 'astro.config.ts', 'tsconfig.json', 'package-lock.json', 'scripts']
const isTest = /\.test\.tsx?$/

/** @returns {string} */
export function digestOfSources() {
  const hash = createHash('sha256')
  for (const source of sources) {
    if (!existsSync(source)) continue
    const files = statSync(source).isDirectory()
      ? readdirSync(source, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !isTest.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name))
          .sort()
      : [source]
    for (const file of files) {
      const { mtimeMs, size } = statSync(file)
      hash.update(`${file} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

/**
 * @param {string[]} names
 * @returns {string}
 */
export function digestOfSettings(names) {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
  const values = names.map((name) => process.env[name] ?? file[name] ?? '')
  return createHash('sha256').update(JSON.stringify(values)).digest('hex')
}

/**
 * @param {string} folder of the build
 * @param {Stamp} stamp
 */
export function writeStamp(folder, stamp) {
  writeFileSync(join(folder, stampName), `${JSON.stringify(stamp, null, 2)}\n`)
}

/** @returns {boolean} whether the build in `folder` is what a build made now would be */
export function isFresh(/** @type {string} */ folder) {
  try {
    /** @type {Stamp} */
    const stamp = JSON.parse(readFileSync(join(folder, stampName), 'utf8'))
    return stamp.settings === digestOfSettings(stamp.settingNames) && stamp.sources === digestOfSources()
  } catch {
    return false
  }
}
