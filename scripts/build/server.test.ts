import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { expect, test } from 'vitest'
import { serverCode } from '#server/web/prerendered/builds.mjs'
import { testsBuild } from '../../e2e/support/tests-build.ts'

const folder = join(testsBuild(), serverCode.folder)
const scripts = readdirSync(folder).filter((name) => name.endsWith('.mjs'))
/** Files beside a built server's code: threads and data. */
const beside = scripts.flatMap((name) =>
  [...readFileSync(join(folder, name), 'utf8').matchAll(/new URL\("(\.\/[^"]*)", import\.meta\.url\)/g)].map(
    ([, path]) => path ?? '',
  ),
)

test('threads of a built server run the build’s own code', () => {
  const sources = globSync('src/**/*.ts', { exclude: (path) => path.endsWith('.test.ts') })
  const started = sources.filter((file) => readFileSync(file, 'utf8').includes('new Worker('))
  const threads = globSync('src/**/*-worker.ts').map((file) => `./${parse(file).name}.mjs`)
  expect(threads.length).toBe(started.length)
  expect(beside.filter((path) => path.includes('worker')).sort()).toEqual(threads.sort())
})

test('what a built server reads beside its code is of the build', () => {
  expect(beside).toContain('./vectors/vectors.bin')
  expect(beside.filter((path) => !existsSync(join(folder, path)))).toEqual([])
  expect(scripts.filter((name) => readFileSync(join(folder, name), 'utf8').includes('/src/server/'))).toEqual([])
})
