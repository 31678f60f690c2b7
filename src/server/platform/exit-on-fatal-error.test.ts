import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'

/** Runs code in a process of its own in which unhandled errors are fatal. */
async function run(code: string) {
  const prelude = `import { createLog } from '#server/platform/log.ts'
    import { exitOnFatalError } from '#server/platform/exit-on-fatal-error.ts'
    exitOnFatalError(createLog({ logLevel: 'fatal' }))
    setTimeout(() => process.exit(0), 5_000)`
  const options = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', `${prelude}\n${code}`]
  const child = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [output, [exitCode]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { exitCode, logged: JSON.parse(output.trim() || '{}') }
}

const fatal = (code: string) => ({
  exitCode: 1,
  logged: expect.objectContaining({
    level: 60,
    msg: 'unexpected error, stopping',
    err: expect.objectContaining({ code }),
  }),
})

test('a connection of our own that breaks, and that nothing handles, is logged and ends the process', async () => {
  const server = createServer((socket) => socket.once('data', () => socket.resetAndDestroy()))
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const code = `import { connect } from 'node:net'
    connect(${port}, '127.0.0.1').write('hello')`
  expect(await run(code)).toEqual(fatal('ECONNRESET'))
})

test.each([
  ['an abort', `Promise.reject(new DOMException('gone', 'AbortError'))`, 'AbortError'],
  ['a broken pipe', `throw Object.assign(new Error('gone'), { code: 'EPIPE' })`, 'EPIPE'],
  [
    'a stream that ended early',
    `Promise.reject(Object.assign(new Error('gone'), { code: 'ERR_STREAM_PREMATURE_CLOSE' }))`,
    'ERR_STREAM_PREMATURE_CLOSE',
  ],
])('%s that nothing handles is logged and ends the process', async (_what, code, logged) => {
  expect(await run(code)).toEqual(fatal(logged))
})
