import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { hasHalfOpen, isShakingHands } from './handshakes.ts'

const heading = '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode'
const line = (local: string, state: string) =>
  `   1: ${local} 0100007F:CEDA ${state} 00000000:00000000 01:00000062 00000000     0        0 0 1 0`

test.each([
  ['one that waits for its end', [line('0100007F:10E1', '03')], true],
  ['one over IPv6', [line('00000000000000000000000001000000:10E1', '03')], true],
  ['an open one and the listening itself', [line('0100007F:10E1', '01'), line('00000000:10E1', '0A')], false],
  ['one with another port', [line('0100007F:10E2', '03')], false],
  ['none', [], false],
])('a table with %s', (_what, lines, expected) => {
  expect(hasHalfOpen([heading, ...lines, ''].join('\n'), 0x10_e1)).toBe(expected)
})

test('a finished handshake is none', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const client = connect(address.port, '127.0.0.1')
  onTestFinished(() => void client.destroy())
  await once(client, 'connect')
  expect(isShakingHands(address.port)).toBe(false)
})
