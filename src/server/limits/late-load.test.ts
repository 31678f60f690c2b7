import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#server/testing/test-services.ts'

/** Takes every file descriptor there is before the first post, and gives them back before the second. */
const script = `
import { closeSync, openSync } from 'node:fs'
import { openDatabase } from '#server/database/database.ts'
import { createLimits } from '#server/limits/limits.ts'
const logged = []
const database = openDatabase({ dataDir: process.env.DATA_DIR, databaseUrl: undefined })
const limits = createLimits({ rateLimits: true, databaseUrl: undefined }, database, { error: (_, words) => logged.push(words) })
const takePost = () => limits.takePost({ address: '203.0.113.7' }).then(({ allowed }) => allowed, () => 'refused')
const ready = () => limits.prepare().then(() => true, () => false)
const taken = []
try {
  for (;;) taken.push(openSync('/dev/null'))
} catch {}
const without = [await takePost(), await ready()]
for (const each of taken) closeSync(each)
console.log(JSON.stringify({ without, afterwards: [await takePost(), await ready()], logged }))
`

test('posts are taken again as soon as what counts them can be loaded, and readiness knows meanwhile', () => {
  const { stdout, stderr } = spawnSync(
    'sh',
    ['-c', 'ulimit -n 64 && exec "$0" --input-type=module --eval "$1"', process.execPath, script],
    { encoding: 'utf8', env: { ...process.env, DATA_DIR: temporaryFolder() } },
  )
  expect(JSON.parse(stdout || stderr)).toEqual({
    without: ['refused', false],
    afterwards: [true, true],
    logged: Array(2).fill('posts can not be counted, so none is taken'),
  })
})
