import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addBuildLock, holdBuild, removeBuild } from '#server/site/build-lock.ts'
import { findBuild, manifestName, nameBuild } from '#server/site/builds.mjs'

const one = '1'.repeat(16)
const two = '2'.repeat(16)

/** A folder of builds with these in it. */
function makeBuilds(...ids: string[]): string {
  const builds = mkdtempSync(join(tmpdir(), 'deadpan-builds-'))
  onTestFinished(() => rmSync(builds, { recursive: true, force: true }))
  for (const id of ids) {
    mkdirSync(join(builds, id))
    addBuildLock(join(builds, id))
    writeFileSync(join(builds, id, manifestName), '{}')
  }
  return builds
}

/** A process that holds a build. */
async function holder(folder: string): Promise<ChildProcess> {
  const code = `import { holdBuild } from '#server/site/build-lock.ts'
    const hold = holdBuild(${JSON.stringify(folder)})
    setInterval(() => hold, 1_000)
    console.log(hold ? 'held' : 'gone')`
  const options = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', code]
  const child = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [said] = await once(child.stdout, 'data')
  expect(String(said)).toBe('held\n')
  return child
}

test('a name leads to the build that it was given to last', () => {
  const builds = makeBuilds(one, two)
  expect(findBuild('current', builds)).toBeUndefined()
  nameBuild('current', one, builds)
  nameBuild('tests', one, builds)
  nameBuild('current', two, builds)
  expect(findBuild('current', builds)).toBe(join(builds, two))
  expect(findBuild('tests', builds)).toBe(join(builds, one))
  expect(readdirSync(builds).sort()).toEqual([one, two, 'current', 'tests'])
})

test.each([
  ['a build that is not there', two],
  ['a folder elsewhere', '../../etc'],
  ['nothing', ''],
])('a name that stands for %s leads nowhere', (_what, id) => {
  const builds = makeBuilds(one)
  writeFileSync(join(builds, 'current'), id)
  expect(findBuild('current', builds)).toBeUndefined()
})

test('a build that is not whole is none', () => {
  const builds = makeBuilds(one)
  nameBuild('current', one, builds)
  rmSync(join(builds, one, manifestName))
  expect(findBuild('current', builds)).toBeUndefined()
})

test('a build is not removed while a process serves it, and is once that process was killed', async () => {
  const folder = join(makeBuilds(one), one)
  const [first, second] = await Promise.all([holder(folder), holder(folder)])
  expect(removeBuild(folder)).toBe(false)
  first.kill('SIGKILL')
  await once(first, 'exit')
  expect(removeBuild(folder)).toBe(false)
  expect(existsSync(join(folder, manifestName))).toBe(true)
  second.kill('SIGKILL')
  await once(second, 'exit')
  expect(removeBuild(folder)).toBe(true)
  expect(existsSync(folder)).toBe(false)
})

test('a build that was removed can not be held', () => {
  const folder = join(makeBuilds(one), one)
  removeBuild(folder)
  expect(holdBuild(folder)).toBeUndefined()
})

test('a build is held also where nothing can be written', () => {
  const folder = join(makeBuilds(one), one)
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o444)
  chmodSync(folder, 0o555)
  onTestFinished(() => chmodSync(folder, 0o755))
  const hold = holdBuild(folder)
  expect(hold).toBeDefined()
  hold?.release()
})

test('what is left of a build whose removal was cut short is removed', () => {
  const folder = join(makeBuilds(one), one)
  rmSync(join(folder, manifestName))
  expect(removeBuild(folder)).toBe(true)
  expect(existsSync(folder)).toBe(false)
})
