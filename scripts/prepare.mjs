// @ts-check
/**
 * Makes everything ready that an npm script needs: packages installed, the site built. Says nothing when nothing is to do.
 *
 *   node scripts/prepare.mjs start   packages, and a build when sources or public settings changed
 *   node scripts/prepare.mjs test    the same, with the packages that only developers need
 *   node scripts/prepare.mjs work    those packages, no build
 *   node scripts/prepare.mjs desk    packages, no build
 *   node scripts/prepare.mjs build   packages, and a build in any case
 *
 * Runs under whatever Node the machine has, 20 included, before anything is installed: hence plain JavaScript that
 * imports nothing but Node's own modules.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { isFresh } from './stamp.mjs'

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
  if (!(error instanceof Refusal)) throw error
  console.error(`\n${error.message}`)
  process.exitCode = 1
}

async function prepare() {
  if (!isInstalled()) await alone(async () => isInstalled() || (await install()))
  if (purpose === 'work' || purpose === 'desk') return
  if (purpose === 'build') return alone(build)
  if (!isFresh('dist')) await alone(async () => isFresh('dist') || (await build()))
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
  // Not this process's own Node when npm named one: it may live in the very folder that npm replaces.
  const code = npm.endsWith('npm-cli.js')
    ? await run(process.env['npm_node_execpath'] ?? process.execPath, [npm, ...options])
    : await run('npm', options)
  if (code !== 0) throw new Refusal('Installing failed; npm says why above. Nothing was started.')
  // On a Linux that can't run the Node we bring (musl, for one), get out of the way of the machine's own.
  if (existsSync(ownNode) && spawnSync(ownNode, ['--version']).status !== 0) rmSync(ownNode)
}

async function build() {
  const node = existsSync(ownNode) ? ownNode : process.execPath
  if (node === process.execPath) refuseOldNode()
  console.log('Building the site.')
  const code = await run(node, ['--disable-warning=ExperimentalWarning', 'scripts/build.ts'])
  if (code === 0) return
  const left = existsSync('dist') ? 'dist/ still holds the last good build' : 'There is no build'
  throw new Refusal(`The build failed; the reason stands above. ${left}, and nothing was started.`)
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  throw new Refusal(
    `Deadpan needs Node ${oldestNode.join('.')} or newer, and this is Node ${process.versions.node}. ` +
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
