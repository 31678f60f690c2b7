// @ts-check
/**
 * The folders of builds. Each build has a folder of its own, `dist/<id>`, that never changes once it is there, and
 * small files beside them name the builds in use. So a process keeps the build that it started with while others are
 * made.
 *
 * Plain JavaScript on Node's own modules: scripts/prepare.mjs runs before anything is installed, under Node 20.
 */
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * `npm start` serves `current`. `tests` was made with all settings at their defaults, so that an owner's settings
 * change no test.
 *
 * @typedef {'current' | 'tests'} BuildName
 */

/** @type {readonly BuildName[]} */
export const buildNames = ['current', 'tests']

export const buildsFolder = fileURLToPath(new URL('../../../../dist', import.meta.url))

/** Written last: a folder without it is no build. Lists the settings that pages print. */
export const manifestName = 'build.json'

/** The server's own code in a build. scripts/build/server.ts writes it. */
export const serverCode = { folder: 'host', entry: 'start.mjs' }

/**
 * Number of builds kept besides those with a name: a process may still serve one that has lost it, and loads its pages
 * and modules at their first request.
 */
const kept = 3

const idPattern = /^[0-9a-f]{16}$/

/** @returns {boolean} whether this is the name of a build's folder */
export const isBuildId = (/** @type {string} */ name) => idPattern.test(name)

/** @returns {boolean} whether a complete build has this id */
export const hasBuild = (/** @type {string} */ id, builds = buildsFolder) => existsSync(join(builds, id, manifestName))

/**
 * @param {BuildName} name
 * @returns {string | undefined} the id of the build with this name; undefined without one
 */
export function buildIdOf(name, builds = buildsFolder) {
  try {
    const id = readFileSync(join(builds, name), 'utf8').trim()
    return isBuildId(id) && hasBuild(id, builds) ? id : undefined
  } catch {
    return undefined
  }
}

/**
 * @param {BuildName} name
 * @returns {string | undefined} the folder of the build with this name; undefined without one
 */
export function findBuild(name, builds = buildsFolder) {
  const id = buildIdOf(name, builds)
  return id === undefined ? undefined : join(builds, id)
}

/** @returns {string[]} the ids of the builds made last, the newest first */
export function newestBuilds(builds = buildsFolder) {
  return readdirSync(builds)
    .filter((id) => isBuildId(id) && hasBuild(id, builds))
    .map((id) => ({ id, made: statSync(join(builds, id, manifestName)).mtimeMs }))
    .sort((one, other) => other.made - one.made)
    .slice(0, kept)
    .map(({ id }) => id)
}

/**
 * Gives a build this name, atomically: a reader finds either the build before or this one.
 *
 * @param {BuildName} name
 * @param {string} id
 */
export function nameBuild(name, id, builds = buildsFolder) {
  // A small file put in place by a rename: on Windows, a link would need privileges.
  const written = join(builds, `.${name}-${process.pid}`)
  writeFileSync(written, `${id}\n`)
  renameSync(written, join(builds, name))
}
