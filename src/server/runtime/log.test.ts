import { expect, onTestFinished, test, vi } from 'vitest'
import { errorCode } from '#server/runtime/error-code.ts'
import { collectLines, createRequestLog } from '#server/runtime/log.ts'
import { createTestLog } from '#server/testing/test-services.ts'

const words = 'my cat is called Horace'

test.each([
  ['fields', { fields: { help: words } }],
  ['values, deeper', { answer: { values: { help: words } } }],
  ['an error', { err: new Error(words) }],
  ['an error under another name', { error: Object.assign(new Error(words), { code: 'E_X' }) }],
  ['a request’s query', { req: { method: 'GET', url: `/search?q=${words}` } }],
  ['a request’s headers', { req: { method: 'GET', url: '/', headers: { referer: words } } }],
  ['an address', { visitor: { address: words } }],
])('keeps visitors’ words out: %s', (_, entry) => {
  const { log, lines } = createTestLog()
  log.info(entry, 'something happened')
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain('Horace')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'something happened' })
})

test('keeps what helps to find an error: its code and where it came from', () => {
  const { log, lines } = createTestLog()
  log.error({ err: Object.assign(new Error(words), { code: 'ECONNREFUSED' }) })
  const { err } = JSON.parse(lines[0] ?? '')
  expect(err.code).toBe('ECONNREFUSED')
  expect(err.stack).toContain('log.test.ts')
})

test.each([
  [new Error('words'), 'Error'],
  [Object.assign(new Error('words'), { code: 'ETIMEDOUT' }), 'ETIMEDOUT'],
  [Object.assign(new Error('words'), { code: 'EENVELOPE', responseCode: 550 }), 'EENVELOPE 550'],
  [Object.assign(new Error('words'), { code: 'ERR_SQLITE_ERROR', errcode: 5 }), 'SQLITE_BUSY'],
  [Object.assign(new Error('words'), { code: 'ERR_SQLITE_ERROR', errcode: 13 }), 'SQLITE_FULL'],
  [Object.assign(new Error('words'), { code: 'ERR_SQLITE_ERROR', errcode: 2067 }), 'SQLITE_CONSTRAINT'],
  [Object.assign(new Error('words'), { code: 'what they typed' }), 'UNKNOWN'],
  ['words', 'UNKNOWN'],
  [undefined, 'UNKNOWN'],
])('errorCode of %o is %s', (error, code) => {
  expect(errorCode(error)).toBe(code)
})

function collected() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const written: string[] = []
  return { written, lines: collectLines({ write: (text) => void written.push(text) }) }
}

test('lines that may wait are written together, when time is up or enough came', () => {
  const { written, lines } = collected()
  lines.writeLater('one\n')
  lines.writeLater('two\n')
  expect(written).toEqual([])
  vi.advanceTimersByTime(500)
  expect(written).toEqual(['one\ntwo\n'])
  const long = `${'a'.repeat(4_999)}\n`
  lines.writeLater(long)
  lines.writeLater(long)
  expect(written.slice(1)).toEqual([long + long])
  vi.advanceTimersByTime(5_000)
  expect(written).toHaveLength(2)
})

test('a line that does not wait comes behind those that do, and the end takes what is left', () => {
  const { written, lines } = collected()
  lines.writeLater('a request\n')
  lines.write('an error\n')
  lines.writeLater('another request\n')
  lines.flush()
  expect(written.join('')).toBe('a request\nan error\nanother request\n')
})

test('a line of a request says what pino would, whatever is in its path', () => {
  const { written, lines } = collected()
  const log = createRequestLog({ logLevel: 'info' }, lines)
  const request = { method: 'GET', path: '/"\\\u2028é', status: 200, ms: 3 }
  for (const path of [request.path, '/', request.path]) log.info({ ...request, path }, 'request')
  log.debug(request, 'request')
  lines.flush()
  const read = written.join('').trimEnd().split('\n')
  expect(read.map((line) => JSON.parse(line).path)).toEqual([request.path, '/', request.path])
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(JSON.parse(read[0] ?? '')).toEqual({ level: 30, time, pid: process.pid, ...request, msg: 'request' })
})
