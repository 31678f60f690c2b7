// @ts-check
/**
 * Installs packages and builds the site as far as an npm script needs it. Silent when there is nothing to do.
 *
 *   node scripts/prepare.mjs start   packages, and a build when sources or public settings changed
 *   node scripts/prepare.mjs build   packages, and always a build; with --all, also of parts that are otherwise made on request
 *   node scripts/prepare.mjs desk    packages, no build
 *   node scripts/prepare.mjs test    as start, with all settings at their defaults, and packages for developers
 *   node scripts/prepare.mjs work    packages for developers, no build
 *   node scripts/prepare.mjs words   packages, and the editor's; no build
 *   node scripts/prepare.mjs mutate  packages as for work, and those for mutation
 *   node scripts/prepare.mjs node    only a new enough Node, where the machine lacks one
 *
 * Runs under the machine's own Node, from 20 on, before anything is installed: hence plain JavaScript with Node's own modules
 * only.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../src/content-model/cache-folder.mjs'
import {
  buildIdOf,
  buildNames,
  findBuild,
  hasBuild,
  manifestName,
  nameBuild,
} from '../src/server/web/prerendered/builds.mjs'
import { buildId, readEnvironment } from './build/build-id.mjs'
import { explainUnwritable } from './build/unwritable.mjs'
import { alone } from './prepare/alone.mjs'
import { run } from './prepare/command.mjs'
import { install, isInstalled } from './prepare/packages.mjs'
import { Refusal } from './prepare/refusal.mjs'
import { bringNode, hasNode, refuseOtherMachines, siteNode } from './prepare/runtime.mjs'
import { bringTool, hasTool, isTool } from './prepare/tools.mjs'

/** @typedef {import('../src/server/web/prerendered/builds.mjs').BuildName} BuildName */

const purpose = process.argv[2] ?? 'start'
const dev = ['test', 'work', 'mutate'].includes(purpose)

try {
  process.chdir(join(import.meta.dirname ?? '.', '..'))
  await prepare()
} catch (error) {
  const told = error instanceof Refusal ? error.message : explainUnwritable(error)
  if (told === undefined) throw error
  console.error(`\n${told}`)
  process.exitCode = 1
}

async function prepare() {
  await onlyIf(() => purpose !== 'node' && !isInstalled('.', { dev }), installPackages)
  await onlyIf(() => !hasNode(), bringNode)
  if (isTool(purpose)) {
    await onlyIf(
      () => !hasTool(purpose),
      () => bringTool(purpose),
    )
  }
  if (purpose === 'test') await prepareBuild('tests')
  if (purpose === 'start') await prepareBuild('current')
  if (purpose === 'build') await byItself(() => build('current', 'by-hand', ...process.argv.slice(3)))
}

async function installPackages() {
  refuseOtherMachines()
  await install('.', { what: dev ? 'Installing packages for work on the site' : 'Installing packages', dev })
}

async function prepareBuild(/** @type {BuildName} */ name) {
  await onlyIf(
    () => !isFresh(name),
    async () => adoptAnother(name) || (await build(name)),
  )
}

/**
 * Runs a task if it is due, unless another start has done it meanwhile.
 *
 * @param {() => boolean} isDue
 * @param {() => Promise<unknown>} task
 */
async function onlyIf(isDue, task) {
  if (isDue()) await byItself(async () => isDue() && (await task()))
}

/** Runs a task while no other start of this folder installs or builds. */
function byItself(/** @type {() => Promise<unknown>} */ task) {
  const wait = () => console.log('Another start is preparing this folder. Waiting for it.')
  return alone(join(cacheFolder, 'preparing'), task, { wait })
}

/** Whether the build with this name is up to date. */
function isFresh(/** @type {BuildName} */ name) {
  const id = buildIdOf(name)
  return id !== undefined && id === idNow(name)
}

/** Gives the name to another up-to-date build, if there is one. Returns whether there is. */
function adoptAnother(/** @type {BuildName} */ name) {
  const id = idNow(name)
  if (id === undefined || !hasBuild(id)) return false
  nameBuild(name, id)
  return true
}

/**
 * @param {BuildName} name
 * @returns {string | undefined} the id of an up-to-date build; undefined while no build lists the settings that count
 */
function idNow(name) {
  if (name === 'tests') return buildId({})
  const folder = buildNames.map((each) => findBuild(each)).find((found) => found !== undefined)
  if (folder === undefined) return undefined
  const { settings } = JSON.parse(readFileSync(join(folder, manifestName), 'utf8'))
  return buildId(readEnvironment(settings))
}

async function build(/** @type {BuildName} */ name, /** @type {string[]} */ ...how) {
  const { code } = await run(siteNode(), ['--disable-warning=ExperimentalWarning', 'scripts/build.ts', name, ...how])
  if (code !== 0) process.exitCode = 1
}
