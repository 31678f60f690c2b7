import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findBuild, manifestName, nameBuild, newestBuilds } from '#server/web/prerendered/builds.mjs'

const one = '1'.repeat(16)
const two = '2'.repeat(16)

/** A folder of builds with these in it. */
function makeBuilds(...ids: string[]): string {
  const builds = mkdtempSync(join(tmpdir(), 'deadpan-builds-'))
  onTestFinished(() => rmSync(builds, { recursive: true, force: true }))
  for (const id of ids) {
    mkdirSync(join(builds, id))
    writeFileSync(join(builds, id, manifestName), '{}')
  }
  return builds
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

test('the three builds made last stay', () => {
  const ids = [4, 1, 3, 2].map((digit) => String(digit).repeat(16))
  const builds = makeBuilds(...ids)
  for (const [at, id] of ids.entries()) utimesSync(join(builds, id, manifestName), at, at)
  expect(newestBuilds(builds)).toEqual([ids[3], ids[2], ids[1]])
})

test('a build that is not whole is not among those that stay', () => {
  const builds = makeBuilds(one, two)
  rmSync(join(builds, one, manifestName))
  expect(newestBuilds(builds)).toEqual([two])
})
