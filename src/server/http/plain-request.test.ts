import { expect, test } from 'vitest'
import { readPlainRequest } from '#server/http/plain-request.ts'

const read = (text: string) => readPlainRequest(Buffer.from(text, 'latin1'))
const withLines = (...lines: string[]) => `${['GET /team HTTP/1.1', 'Host: a.example', ...lines].join('\r\n')}\r\n\r\n`

test('reads what decides on an answer, however often it comes', () => {
  const text = withLines(
    'Accept: text/html, */*;q=0.8',
    'ACCEPT-ENCODING:  gzip, br ',
    'user-agent:Some/1.0 (a; b)',
    'Connection: Keep-Alive',
  )
  const request = {
    url: '/team',
    headers: { host: 'a.example', 'accept-encoding': 'gzip, br', 'user-agent': 'Some/1.0 (a; b)' },
  }
  expect(read(text)).toEqual(request)
  expect(read(text)).toEqual(request)
  expect(read(text.replace('/team', '/teams'))).toEqual({ ...request, url: '/teams' })
})

test('keeps nothing of a request that may say who somebody is', () => {
  const common = withLines('Accept: a')
  expect(read(common)).toBe(read(common))
  for (const line of ['X-Forwarded-For: 192.0.2.1', 'Cookie: a=b', 'Referer: https://mail.example/ada']) {
    const personal = withLines(line)
    expect(read(personal)).toEqual(read(personal))
    expect(read(personal)).not.toBe(read(personal))
  }
})

test('forgets, however many kinds of requests come', () => {
  const first = withLines('Accept: first')
  const request = read(first)
  for (let number = 0; number < 1_000; number++) read(withLines(`Accept: ${number}`))
  expect(read(first)).toEqual(request)
  expect(read(first)).not.toBe(request)
})

test.each([
  ['nothing', ''],
  ['a part', withLines().slice(0, -1)],
  ['more than one request', withLines() + withLines()],
  ['something behind it', `${withLines()}a`],
  ['an empty line before it', `\r\n${withLines()}`],
  ['lines that end in LF', withLines().replaceAll('\r\n', '\n')],
  ['one line that ends in LF', withLines('A: b').replace('b\r\n', 'b\n')],
  ['one line that ends in CR', withLines('A: b').replace('b\r\n', 'b\r')],
  ['another method', withLines().replace('GET', 'HEAD')],
  ['a method in lower case', withLines().replace('GET', 'get')],
  ['an older HTTP', withLines().replace('1.1', '1.0')],
  ['a newer one', withLines().replace('1.1', '1.2')],
  ['two spaces', withLines().replace(' /team', '  /team')],
  ['a tab', withLines().replace(' /team', '\t/team')],
  ['a whole address', withLines().replace('/team', 'http://a.example/team')],
  ['an address that is not ASCII', withLines().replace('/team', '/t\xe9am')],
  ['no host', withLines().replace('Host', 'Hosts')],
  ['two hosts', withLines('Host: b.example')],
  ['the same host twice', withLines('host: a.example')],
  ['a space before a colon', withLines('A : b')],
  ['a host with a space before its colon', withLines('Host : b.example')],
  ['a folded line', withLines('A: b', ' c')],
  ['a line without a colon', withLines('a')],
  ['a line without a name', withLines(': a')],
  ['a name that is no token', withLines('A(b): c')],
  ['a NUL', withLines('A: b\0c')],
  ['a tab in a value', withLines('A: b\tc')],
  ['a value that is not ASCII', withLines('A: \xe9')],
  ['a high byte that is a line end in fewer bits', withLines('A: b\x8d\x8aContent-Length: 5')],
  ['two encodings', withLines('Accept-Encoding: br', 'Accept-Encoding: gzip')],
  ['a length', withLines('Content-Length: 0')],
  ['a length in upper case', withLines('CONTENT-LENGTH: 5')],
  ['pieces', withLines('Transfer-Encoding: chunked')],
  ['trailers', withLines('TE: trailers')],
  ['an expectation', withLines('Expect: 100-continue')],
  ['another protocol', withLines('Upgrade: h2c')],
  ['a part of a file', withLines('Range: bytes=0-1')],
  ['a condition', withLines('If-None-Match: "a"')],
  ['a condition by time', withLines('If-Modified-Since: Mon, 23 Nov 2026 12:00:00 GMT')],
  ['the last request of a connection', withLines('Connection: close')],
  ['a header that is for the next program alone', withLines('Connection: keep-alive, host')],
  ['long headers', withLines(`A: ${'a'.repeat(4_096)}`)],
])('%s is not for it', (_what, text) => {
  expect(read(text)).toBeUndefined()
  expect(read(text)).toBeUndefined()
})
