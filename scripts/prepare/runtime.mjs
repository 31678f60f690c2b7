// @ts-check
/**
 * The Node that the site downloads for machines whose own is too old. It stands in `runtime/`, with a lock of its own, and
 * `node_modules/.bin/node` leads to it, where npm's scripts and npx look first.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { install, lockOf, presentIn } from './packages.mjs'
import { Refusal } from './refusal.mjs'

const folder = 'runtime'
const link = join('node_modules', '.bin', 'node')
const target = join('..', '..', folder, 'node_modules', '.bin', 'node')

/**
 * @returns {string} the Node to run the site with
 */
export const siteNode = () => (existsSync(link) ? resolve(link) : process.execPath)

/** @typedef {{ versions: { node: string }, execPath: string, platform: string, arch: string }} Machine */

/**
 * @param {Machine} machine the running Node
 * @returns {boolean} whether npm's scripts run under a new enough Node
 */
export function hasNode(machine = process) {
  // Also one among the packages, its place until November 2026, which the next install removes.
  const isBrought = machine.execPath.startsWith(resolve('.') + sep)
  if (isNewEnough(machine) && !isBrought) return true
  return existsSync(link) && isCurrent()
}

/**
 * Downloads the Node of the site unless it is there, and links it to the place where npm's scripts look for one.
 *
 * @param {Machine} machine the running Node
 * @throws {Refusal} where there is none for this machine
 */
export async function bringNode(machine = process) {
  refuseOtherMachines(machine)
  const { node } = machine.versions
  const why = isNewEnough(machine) ? 'the one that was fetched before is older' : `this machine’s is ${node}`
  const megabytes = () => `${Math.round(bytesIn(join(folder, 'node_modules')) / 1e6)} MB`
  if (!isCurrent()) await install(folder, { what: `Fetching Node ${version()}, as ${why}`, sum: megabytes })
  rmSync(link, { force: true })
  mkdirSync(join(link, '..'), { recursive: true })
  symlinkSync(target, link)
  if (!existsSync(link) || spawnSync(resolve(link), ['--version']).status !== 0) {
    rmSync(link)
    throw new Refusal(
      `The Node that this site brings does not run on this Linux. ${needed(node)} Please install a newer one.`,
    )
  }
}

/**
 * Called before an install that could not run.
 *
 * @param {Machine} machine the running Node
 * @throws {Refusal} where it is too old and there is no download for this machine
 */
export function refuseOtherMachines(machine = process) {
  const isFor = `node_modules/node-${machine.platform}-${machine.arch}` in lockOf(folder)
  if (!isNewEnough(machine) && !isFor) throw new Refusal(`${needed(machine.versions.node)} Please install a newer one.`)
}

const bytesIn = (/** @type {string} */ path) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' }).reduce(
    (sum, name) => sum + lstatSync(join(path, name)).size,
    0,
  )

/** Whether the downloaded Node is the one in the lock file. */
function isCurrent() {
  const [present] = Object.entries(presentIn(folder) ?? {})
  return present !== undefined && lockOf(folder)[present[0]]?.version === present[1].version
}

function version() {
  return Object.values(lockOf(folder)).find((each) => each.version !== undefined)?.version ?? ''
}

const needed = (/** @type {string} */ node) =>
  `This site needs Node ${oldest().join('.')} or newer, and this is Node ${node}.`

function isNewEnough(/** @type {Machine} */ { versions }) {
  const [major = 0, minor = 0] = versions.node.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldest()
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}

/** @returns {number[]} the version in `engines` of package.json */
function oldest() {
  /** @type {{ engines: { node: string } }} */
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  return engines.node.replace('>=', '').split('.').map(Number)
}
