// @ts-check
/**
 * Makes everything ready that an npm script needs: packages installed, the site built. Says nothing when nothing is to do.
 *
 *   node scripts/prepare.mjs start   packages, and a build when sources or public settings changed
 *   node scripts/prepare.mjs test    the same with all settings at their defaults, and packages that only developers need
 *   node scripts/prepare.mjs work    those packages, no build
 *   node scripts/prepare.mjs desk    packages, no build
 *   node scripts/prepare.mjs build   packages, and a build in any case; with --all, of what is otherwise made when asked for, too
 *
 * Runs under whatever Node the machine has, 20 included, before anything is installed: hence plain JavaScript on nothing
 * but Node's own modules.
 */
import { spawn, spawnSync } from 'node:child_process'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { buildIdOf, buildNames, findBuild, hasBuild, manifestName, nameBuild } from '../src/server/site/builds.mjs'
import { buildId, readEnvironment } from './build/build-id.mjs'
import { explainUnwritable } from './build/unwritable.mjs'

/** @typedef {import('../src/server/site/builds.mjs').BuildName} BuildName */

const oldestNode = [22, 18]
/** Where the site brings a Node of its own; see optionalDependencies in package.json. */
const ownNodeFor = ['linux-x64', 'linux-arm64']
const ownNode = resolve('node_modules/.bin/node')
const lock = '.astro/prepare.lock'
/** A lock whose owner has not touched it for this long was left by a process that was killed. */
const lockStaleAfterMs = 10_000

const purpose = process.argv[2] ?? 'start'
const forDevelopers = purpose === 'test' || purpose === 'work'

/** An error whose message says all that a person needs. */
class Refusal extends Error {}

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
  if (!isInstalled()) await alone(async () => isInstalled() || (await install()))
  if (purpose === 'work' || purpose === 'desk') return
  /** @type {BuildName} */
  const name = purpose === 'test' ? 'tests' : 'current'
  if (purpose === 'build') return alone(() => build(name, 'by-hand', ...process.argv.slice(3)))
  if (!isFresh(name)) await alone(async () => isFresh(name) || adoptAnother(name) || (await build(name)))
}

/** Whether the build with this name is what a build made now would be. */
function isFresh(/** @type {BuildName} */ name) {
  const id = buildIdOf(name)
  return id !== undefined && id === idNow(name)
}

/** Gives the name to a build that is what one made now would be, if there is one. Returns whether there is. */
function adoptAnother(/** @type {BuildName} */ name) {
  const id = idNow(name)
  if (id === undefined || !hasBuild(id)) return false
  nameBuild(name, id)
  return true
}

/**
 * @param {BuildName} name
 * @returns {string | undefined} the id that a build made now would have; undefined while no build tells which settings count
 */
function idNow(name) {
  if (name === 'tests') return buildId({})
  const folder = buildNames.map((each) => findBuild(each)).find((found) => found !== undefined)
  if (folder === undefined) return undefined
  const { settings } = JSON.parse(readFileSync(join(folder, manifestName), 'utf8'))
  return buildId(readEnvironment(settings))
}

/** Compares what the lock file asks for with npm's own note of what it installed. */
function isInstalled() {
  const wanted = packagesIn('package-lock.json')
  const present = packagesIn('node_modules/.package-lock.json')
  if (!wanted) throw new Refusal('package-lock.json is missing or broken. Restore it, then start again.')
  if (!present) return false
  return Object.entries(wanted).every(
    ([path, { version, dev, optional, devOptional }]) =>
      path === '' || optional || devOptional || (dev && !forDevelopers) || present[path]?.version === version,
  )
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }> | undefined}
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

async function install() {
  if (!ownNodeFor.includes(`${process.platform}-${process.arch}`)) refuseOldNode()
  console.log('Installing packages. This happens once and takes about half a minute.')
  // Warnings about this Node's age would frighten: the packages run under the Node that is among them.
  const options = ['ci', '--loglevel=error', '--no-audit', '--no-fund', ...(forDevelopers ? ['--include=dev'] : [])]
  const npm = process.env['npm_execpath'] ?? ''
  // Not this process's own Node when npm named one: it may be in the very folder that npm replaces.
  const code = npm.endsWith('npm-cli.js')
    ? await run(process.env['npm_node_execpath'] ?? process.execPath, [npm, ...options])
    : await run('npm', options)
  if (code !== 0) throw new Refusal('Installing failed; npm says why above. Nothing was started.')
  // On a Linux that can't run the Node we bring (musl, for one), get out of the way of the machine's own.
  if (existsSync(ownNode) && spawnSync(ownNode, ['--version']).status !== 0) rmSync(ownNode)
}

async function build(/** @type {BuildName} */ name, /** @type {string[]} */ ...how) {
  const node = existsSync(ownNode) ? ownNode : process.execPath
  if (node === process.execPath) refuseOldNode()
  const code = await run(node, ['--disable-warning=ExperimentalWarning', 'scripts/build.ts', name, ...how])
  if (code !== 0) process.exitCode = 1
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  throw new Refusal(
    `This site needs Node ${oldestNode.join('.')} or newer, and this is Node ${process.versions.node}. ` +
      `On ${ownNodeFor.join(' and ')} it brings its own; here, please install a newer one.`,
  )
}

/**
 * Runs a command in this window and stops it when this process is told to stop.
 *
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
function run(command, args) {
  return new Promise((done, fail) => {
    const path = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter)
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, PATH: path } })
    const stop = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal)
    process.on('SIGINT', stop).on('SIGTERM', stop)
    child.on('error', fail)
    child.on('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop)
      done(code ?? 1)
    })
  })
}

/**
 * Runs a task while no other start of this folder installs or builds; waits for the other to finish first.
 *
 * @param {() => Promise<unknown>} task
 */
async function alone(task) {
  // Making a folder on a read-only disk fails as if its parent were missing.
  accessSync('.', constants.W_OK)
  mkdirSync('.astro', { recursive: true })
  for (let told = false; !takeLock(); told = true) {
    if (!told) console.log('Another start is preparing this folder. Waiting for it.')
    await new Promise((done) => setTimeout(done, 200))
  }
  const heartbeat = setInterval(() => utimesSync(lock, new Date(), new Date()), lockStaleAfterMs / 5)
  try {
    await task()
  } finally {
    clearInterval(heartbeat)
    rmSync(lock, { force: true })
  }
}

function takeLock() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const touched = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
  if (touched !== undefined && Date.now() - touched > lockStaleAfterMs) rmSync(lock, { force: true })
  return false
}
