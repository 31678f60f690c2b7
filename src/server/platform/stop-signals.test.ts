import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s ends the process in good order', async (signal) => {
  const code = `import { onStopSignal } from '#server/platform/stop-signals.ts'
    setInterval(() => {}, 1_000)
    onStopSignal(async () => console.log('stopped'), 5_000)
    console.log('ready')`
  const options = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', code]
  const child = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text
    if (text === 'ready\n') child.kill(signal)
  })
  const [exitCode, killedBy] = await once(child, 'close')
  expect([exitCode, killedBy, said]).toEqual([0, null, 'ready\nstopped\n'])
})
