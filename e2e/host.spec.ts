import { failures } from '#forms/engine/form-answer.ts'
import { messages } from '#forms/engine/rules.ts'
import { bodyLimit, readLimit } from '#server/web/http/form-body.ts'
import { uniqueEmail } from './support/people.ts'
import { askRaw, type RawAnswer } from './support/raw-http.ts'
import { expect, test } from './support/test.ts'

const host = 'Host: 127.0.0.1'
const formType = 'Content-Type: application/x-www-form-urlencoded'

const post = (port: number, body: string | Uint8Array, headers: string[] = []) =>
  askRaw(port, ['POST /contact HTTP/1.1', host, formType, `Content-Length: ${body.length}`, ...headers], body)

const message = (changes: Record<string, string> = {}) =>
  new URLSearchParams({ name: 'Hana Sato', email: uniqueEmail(), phoneNumber: '', help: 'Yes.', ...changes }).toString()

/** Headers of every answer. */
function expectSafe({ headers }: RawAnswer, what: string) {
  const policy = headers['content-security-policy'] ?? ''
  expect(policy, what).toContain("default-src 'none'")
  expect(policy, what).not.toContain('unsafe-inline')
  expect(policy, what).not.toContain('unsafe-eval')
  const page = headers['content-type']?.startsWith('text/html') === true
  expect(policy.includes("require-trusted-types-for 'script'"), what).toBe(page)
  expect(/charset=utf-8/i.test(headers['content-type'] ?? ''), what).toBe(true)
  expect(headers['x-content-type-options'], what).toBe('nosniff')
  expect(headers['referrer-policy'], what).toBe('strict-origin-when-cross-origin')
  for (const name of ['set-cookie', 'x-powered-by', 'server']) expect(headers, what).not.toHaveProperty(name)
}

const requests: [what: string, status: number, head: string[], body?: string | Uint8Array][] = [
  ['home', 200, ['GET / HTTP/1.1', host]],
  ['the form', 200, ['GET /contact HTTP/1.1', host]],
  ['a page with a slash', 200, ['GET /contact/ HTTP/1.1', host]],
  ['health', 200, ['GET /healthz HTTP/1.1', host]],
  ['nowhere', 404, ['GET /nowhere HTTP/1.1', host]],
  ['nowhere, with dots', 404, ['GET /../../etc/passwd HTTP/1.1', host]],
  ['half an escape', 400, ['GET /%E0%A4%A HTTP/1.1', host]],
  ['an escape that is no UTF-8', 400, ['GET /%FF HTTP/1.1', host]],
  ['no HTTP at all', 400, ['\x16\x03\x01 hello']],
  ['no Host', 400, ['GET / HTTP/1.1']],
  ['an endless address', 431, [`GET /${'a'.repeat(20_000)} HTTP/1.1`, host]],
  ['a method nobody takes', 405, ['DELETE /contact HTTP/1.1', host]],
  ['a post where nobody listens', 405, ['POST / HTTP/1.1', host, formType, 'Content-Length: 3'], 'a=b'],
  [
    'JSON for a form',
    415,
    ['POST /contact HTTP/1.1', host, 'Content-Type: application/json', 'Content-Length: 2'],
    '{}',
  ],
  [
    'a form from another site',
    403,
    ['POST /contact HTTP/1.1', host, formType, 'Sec-Fetch-Site: cross-site', 'Content-Length: 3'],
    'a=b',
  ],
  [
    'more than is read',
    413,
    ['POST /contact HTTP/1.1', host, formType, `Content-Length: ${readLimit + 1}`],
    'a'.repeat(readLimit + 1),
  ],
  [
    'bytes that are no UTF-8',
    400,
    ['POST /contact HTTP/1.1', host, formType, 'Content-Length: 6'],
    new Uint8Array([0x6e, 0x3d, 0xff, 0xfe, 0x41, 0x42]),
  ],
  ['half an escape in a form', 400, ['POST /contact HTTP/1.1', host, formType, 'Content-Length: 7'], 'name=%E'],
]

for (const [what, status, head, body] of requests) {
  test(`${what}: ${status}, with every header of safety`, async ({ site }) => {
    const answer = await askRaw(site.port, head, body)
    expect(answer.status).toBe(status)
    expectSafe(answer, what)
    expect('allow' in answer.headers).toBe(status === 405)
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(200)
  })
}

test('a site that is ready says so', async ({ site }) => {
  expect(await (await fetch(`${site.origin}/readyz`)).json()).toMatchObject({ ok: true })
})

const bad: [what: string, changes: Record<string, string>, message: string][] = [
  ['a name of 10 KB', { name: 'n'.repeat(10_240) }, messages.name.max],
  ['a name with control characters', { name: 'Hana\u0000Sato' }, messages.name.pattern],
  ['an address with a line break', { email: 'hana@duck.example\r\nBcc: all@duck.example' }, messages.email.pattern],
  ['an address of 5 characters', { email: 'a@b.c' }, messages.email.min],
  ['an address of 51 characters', { email: `${'h'.repeat(38)}@duck.example` }, messages.email.max],
  ['a missing message', { help: '' }, messages.required],
]

for (const [what, changes, expected] of bad) {
  test(`${what} gets its message and is not saved`, async ({ site }) => {
    const before = (await site.leads()).length
    const answer = await post(site.port, message(changes))
    expect(answer.status).toBe(422)
    expect(answer.body).toContain(expected)
    expectSafe(answer, what)
    expect((await site.leads()).length).toBe(before)
  })
}

test('a message of 5,000 characters of any script is taken, whatever it looks like on its way', async ({ site }) => {
  for (const character of ['a', 'я', '語', '😐']) {
    const email = uniqueEmail()
    const help = character.repeat(5_000)
    expect((await post(site.port, message({ email, help }))).status).toBe(303)
    const saved = (await site.leads()).find(({ fields }) => fields['email'] === email)
    expect(saved?.fields['help'] === help, character).toBe(true)
  }
})

test('a form over the limit gets its words back with the 413, as a page and as JSON', async ({ site }) => {
  const before = (await site.leads()).length
  const help = `From the first word ${'на русском '.repeat(2_000)}to the last.`
  const body = message({ name: 'Hana Sato', help })
  expect(body.length).toBeGreaterThan(bodyLimit)
  expect(body.length).toBeLessThan(readLimit)
  const page = await post(site.port, body)
  expect(page.status).toBe(413)
  expect(page.body).toContain(messages.text.max)
  expect(Buffer.from(page.body, 'latin1').toString()).toContain(`${help}</textarea>`)
  expect(page.body).toContain('value="Hana Sato"')
  expectSafe(page, 'a form over the limit')
  const json = await post(site.port, body, ['Accept: application/json'])
  expect(json.status).toBe(413)
  expect(JSON.parse(Buffer.from(json.body, 'latin1').toString())).toMatchObject({
    state: 'refused',
    values: { name: 'Hana Sato', help },
    errors: { help: messages.text.max },
  })
  expect((await site.leads()).length).toBe(before)
})

test('fields nobody asked for are left out, fields nobody sent are empty', async ({ site }) => {
  const email = uniqueEmail()
  const answer = await post(site.port, message({ email, extra: 'from a browser extension' }))
  expect(answer.status).toBe(303)
  const saved = (await site.leads()).find(({ fields }) => fields['email'] === email)
  expect(Object.keys(saved?.fields ?? {}).sort()).toEqual(['email', 'help', 'name', 'phoneNumber'])
  const nothing = await post(site.port, 'a=b')
  expect(nothing.status).toBe(422)
  expect(nothing.body).toContain(messages.name.required)
})

test('a flood is told to wait, and its words are kept', async ({ ownSite }) => {
  const { port, leads } = await ownSite()
  const statuses: number[] = []
  for (let posts = 0; posts < 40; posts++) statuses.push((await post(port, message())).status)
  expect(new Set(statuses)).toEqual(new Set([303]))

  const refused = await post(port, message({ help: 'The forty-first sentence.' }))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.body).toContain(failures.flood)
  expect(refused.body).toContain('The forty-first sentence.')
  expectSafe(refused, 'a flood')
  expect(await leads()).toHaveLength(40)
})

test('files come compressed, are named for their content and need not come twice', async ({ site }) => {
  const page = await (await fetch(site.origin)).text()
  const script = /src="(\/_astro\/[^"]+\.js)"/.exec(page)?.[1] ?? ''
  for (const [accept, encoding] of [
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const head = [`GET ${script} HTTP/1.1`, host, `Accept-Encoding: ${accept}`]
    const { status, headers } = await askRaw(site.port, head)
    expect(status).toBe(200)
    expect(headers['content-encoding'], accept).toBe(encoding)
    expect(headers['cache-control']).toContain('immutable')
    expect(headers['vary']).toMatch(/accept-encoding/i)
    const again = await askRaw(site.port, [...head, `If-None-Match: ${headers['etag']}`])
    expect([again.status, again.body]).toEqual([304, ''])
  }
})

test('HEAD tells the length and sends nothing', async ({ site }) => {
  const got = await askRaw(site.port, ['GET / HTTP/1.1', host])
  const told = await askRaw(site.port, ['HEAD / HTTP/1.1', host])
  expect([told.status, told.body]).toEqual([200, ''])
  expect(told.headers['content-length']).toBe(got.headers['content-length'])
})

test('an operator’s SIGTERM ends the server in order', async ({ ownSite }) => {
  const site = await ownSite()
  const started = Date.now()
  expect(await site.stop()).toBe(0)
  expect(Date.now() - started).toBeLessThan(10_000)
})
