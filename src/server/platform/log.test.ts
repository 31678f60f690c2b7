import { expect, test } from 'vitest'
import { errorCode } from '#server/platform/error-code.ts'
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

test('a line of a request says when it was, and all that is said of one', () => {
  const { log, lines } = createTestLog()
  const request = { method: 'GET', path: '/"\\\u2028é', status: 200, ms: 3 }
  log.info(request, 'request')
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(JSON.parse(lines[0] ?? '')).toEqual({ level: 30, time, pid: process.pid, ...request, msg: 'request' })
})
