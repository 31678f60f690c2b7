import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serverCode } from '#server/site/builds.mjs'
import { testsBuild } from '../../e2e/support/tests-build.ts'

test('threads of a built server run the build’s own code', () => {
  const folder = join(testsBuild(), serverCode.folder)
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.mjs'))
  const started = scripts.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/new Worker\(new URL\(([^)]*)\)/g)].map(([, of]) => of ?? ''),
  )
  expect(started.length).toBeGreaterThan(0)
  for (const thread of started) {
    expect(thread).toMatch(/^"\.\/[\w-]+-worker\.mjs", import\.meta\.url$/)
    expect(existsSync(join(folder, JSON.parse(thread.split(',')[0] ?? '')))).toBe(true)
  }
})
