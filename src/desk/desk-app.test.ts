import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { paths } from '#desk/paths.ts'
import { fromDesk, openTestDesk } from '#desk/testing/test-desk.ts'
import { createAudit } from '#server/access/audit.ts'
import { allowances } from '#server/platform/limits/limits.ts'

const screens = ['/', '/health', '/health/audit.csv', '/nowhere']
const hour = 3_600_000

test.each(screens)('a visitor without a session is redirected from %s to the sign-in page', async (url) => {
  const { app } = await openTestDesk()
  const { statusCode, headers } = await app.inject(fromDesk(url))
  expect([statusCode, headers.location]).toEqual([303, '/sign-in'])
})

test('a link only shows a page, and looking uses nothing up', async () => {
  const { app, links } = await openTestDesk()
  const token = await links.make({ who: 'command line', how: 'link' })
  for (let look = 0; look < 2; look++) {
    const { statusCode, headers, body } = await app.inject(fromDesk(`/sign-in?token=${token}`))
    expect(statusCode).toBe(200)
    expect(headers['set-cookie']).toBeUndefined()
    expect(body.replaceAll(/<[^>]+>/g, '')).toContain('One press and you are in.')
  }
})

test('the button on it signs in, once', async () => {
  const { app, links } = await openTestDesk()
  const token = await links.make({ who: 'command line', how: 'link' })
  const first = await app.inject(fromDesk('/sign-in', { token, browser: 'Mine' }))
  expect(first.statusCode).toBe(303)
  expect(first.headers['set-cookie']).toMatch(/^desk=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
  const second = await app.inject(fromDesk('/sign-in', { token, browser: 'Mine' }))
  expect(second.statusCode).toBe(410)
  expect(second.headers['set-cookie']).toBeUndefined()
  expect(second.body).toContain('This link has been used, or is older than ten minutes.')
})

test('a link ends after ten minutes', async () => {
  const { app, links, clock } = await openTestDesk()
  const token = await links.make({ who: 'command line', how: 'link' })
  clock.advance(10 * 60_000)
  expect((await app.inject(fromDesk(`/sign-in?token=${token}`))).statusCode).toBe(410)
  expect((await app.inject(fromDesk('/sign-in', { token }))).statusCode).toBe(410)
})

test('a session ends after twelve hours without use, and not before', async () => {
  const { app, signIn, clock } = await openTestDesk()
  const cookie = await signIn()
  clock.advance(11 * hour)
  expect((await app.inject(fromDesk('/health', undefined, cookie))).statusCode).toBe(200)
  clock.advance(11 * hour)
  expect((await app.inject(fromDesk('/health', undefined, cookie))).statusCode).toBe(200)
  clock.advance(12 * hour)
  expect((await app.inject(fromDesk('/health', undefined, cookie))).statusCode).toBe(303)
})

test('neither the database nor the log holds what opens a session', async () => {
  const { app, signIn, links, database, lines } = await openTestDesk()
  const cookie = await signIn()
  const token = await links.make({ who: 'command line', how: 'link' })
  await app.inject(fromDesk(`/sign-in?token=${token}`, undefined, cookie))
  const kept = JSON.stringify([
    await database.selectFrom('desk_sessions').selectAll().execute(),
    await database.selectFrom('desk_links').selectAll().execute(),
    lines,
  ])
  expect(kept).not.toContain(cookie.replace('desk=', ''))
  expect(kept).not.toContain(token)
})

test('sessions are listed and ended by a button', async () => {
  const { app, signIn } = await openTestDesk()
  const mine = await signIn(undefined, 'Mine')
  const theirs = await signIn(undefined, 'Walt’s second monitor')
  const page = await app.inject(fromDesk('/health', undefined, mine))
  expect(page.body).toContain('Walt’s second monitor')
  const [path = ''] = /\/health\/sessions\/[\da-f-]{36}\/end/.exec(page.body) ?? []
  expect((await app.inject(fromDesk(path, {}, mine))).statusCode).toBe(303)
  expect((await app.inject(fromDesk('/health', undefined, theirs))).statusCode).toBe(303)
  expect((await app.inject(fromDesk('/health', undefined, mine))).statusCode).toBe(200)
})

test('all other sessions end together, and signing out ends one’s own', async () => {
  const { app, signIn } = await openTestDesk()
  const [mine, second, third] = [await signIn(), await signIn(), await signIn()]
  await app.inject(fromDesk('/health/sessions/end-others', {}, mine))
  for (const other of [second, third]) {
    expect((await app.inject(fromDesk('/health', undefined, other))).statusCode).toBe(303)
  }
  const out = await app.inject(fromDesk('/sign-out', {}, mine))
  expect(out.headers['set-cookie']).toMatch(/^desk=; Max-Age=0/)
  expect((await app.inject(fromDesk('/health', undefined, mine))).statusCode).toBe(303)
})

test('who signed in, and who tried with an old link, is on the list', async () => {
  const { app, signIn, database, clock } = await openTestDesk()
  const cookie = await signIn(undefined, 'Firefox on Linux')
  clock.advance(1_000)
  await app.inject(fromDesk('/sign-in', { token: 'old' }))
  const list = await createAudit(database, clock).read()
  expect(list.map(({ who, what, subject }) => [who, what, subject])).toEqual([
    ['nobody', 'Used an old link', 'Refused'],
    ['command line', 'Signed in by link', 'Firefox on Linux'],
  ])
  const csv = await app.inject(fromDesk('/health/audit.csv', undefined, cookie))
  expect(csv.body.split('\r\n')[0]).toBe('at,who,what,to')
  expect(csv.body).toContain('Firefox on Linux')
})

test('tokens that are refused write one line an hour, however many there are', async () => {
  const { app, database, clock } = await openTestDesk({ env: { RATE_LIMITS: 'off' } })
  const refused = async () => {
    for (let time = 0; time < 50; time++) {
      expect((await app.inject(fromDesk('/sign-in', { token: `guess-${time}` }))).statusCode).toBe(410)
    }
    return (await createAudit(database, clock).read()).length
  }
  expect(await refused()).toBe(1)
  clock.advance(hour)
  expect(await refused()).toBe(2)
})

test('posts of those who are not signed in are limited by visitor, also behind a proxy', async () => {
  const { app, signIn } = await openTestDesk({ env: { TRUST_PROXY: '127.0.0.1' } })
  const cookie = await signIn()
  const knock = async (visitor: string, port: number) => {
    const request = fromDesk('/sign-in', { token: 'guess' })
    return app.inject({ ...request, headers: { ...request.headers, 'x-forwarded-for': `${visitor}:${port}` } })
  }
  const [{ points }] = allowances.door
  for (let time = 0; time < points; time++) expect((await knock('203.0.113.7', time)).statusCode).toBe(410)
  const turned = await knock('203.0.113.7', 1)
  expect([turned.statusCode, turned.body.includes('That was a lot of knocking.')]).toEqual([429, true])
  expect((await knock('203.0.113.8', 1)).statusCode).toBe(410)
  expect((await app.inject(fromDesk('/health/sessions/end-others', {}, cookie))).statusCode).toBe(303)
})

test('all of the list of who did what is saved, in parts', async () => {
  const { app, signIn, database } = await openTestDesk()
  const cookie = await signIn()
  const rows = Array.from({ length: 1_200 }, (_, number) => ({
    id: `${number}`,
    // Several share a moment, on both sides of a page's end.
    at: `2026-11-20T10:00:${String(number % 60).padStart(2, '0')}.000Z`,
    who: 'ines',
    action: 'note',
    subject: `line-${number}.`,
  }))
  for (let first = 0; first < rows.length; first += 300)
    await database
      .insertInto('desk_audit')
      .values(rows.slice(first, first + 300))
      .execute()
  const { body } = await app.inject(fromDesk('/health/audit.csv', undefined, cookie))
  expect(rows.filter(({ subject }) => !body.includes(subject))).toEqual([])
  expect(body.split('\r\n').filter((line) => line.includes('line-'))).toHaveLength(rows.length)
})

test('what the desk shows is read beside the connection that saves forms', async () => {
  const queries: string[] = []
  const listens: KyselyPlugin = {
    transformQuery({ node }) {
      queries.push(...(JSON.stringify(node).match(/(?<="name":")[a-z_]+(?=")/g) ?? []))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const { app, signIn } = await openTestDesk({ listens })
  const cookie = await signIn()
  queries.length = 0
  for (const url of Object.values(paths).filter((path) => typeof path === 'string')) {
    await app.inject(fromDesk(url, undefined, cookie))
  }
  const busy = queries.filter((name) => ['submissions', 'deliveries', 'letters', 'announcements'].includes(name))
  expect(busy).toEqual([])
})

test('an ended session changes nothing and says so', async () => {
  const { app } = await openTestDesk()
  const { statusCode, body } = await app.inject(fromDesk('/health/sessions/end-others', {}, `desk=${'a'.repeat(43)}`))
  expect(statusCode).toBe(401)
  expect(body.replaceAll(/<[^>]+>/g, '')).toContain('This session has ended.')
})

test('a request that is not the desk’s own is refused before anything is read', async () => {
  const { app, signIn } = await openTestDesk()
  const cookie = await signIn()
  const request = fromDesk('/sign-out', {}, cookie)
  const foreign = await app.inject({ ...request, headers: { ...request.headers, origin: 'http://127.0.0.1:4321' } })
  expect(foreign.statusCode).toBe(403)
  const rebound = await app.inject({ url: '/health', headers: { host: 'evil.example', cookie } })
  expect(rebound.statusCode).toBe(421)
  expect((await app.inject(fromDesk('/health', undefined, cookie))).statusCode).toBe(200)
})

test('every answer forbids caching, framing and scripts in markup', async () => {
  const { app, signIn } = await openTestDesk()
  for (const cookie of ['', await signIn()]) {
    for (const url of [...screens, '/sign-in', '/assets/none.css']) {
      const { headers } = await app.inject(fromDesk(url, undefined, cookie))
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['x-frame-options']).toBe('DENY')
      expect(headers['referrer-policy']).toBe('same-origin')
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['content-security-policy']).not.toContain('unsafe')
    }
  }
})

test('under TLS the cookie is for TLS alone', async () => {
  const { app, links } = await openTestDesk({ env: { DESK_URL: 'https://desk.deadpan.example' } })
  const token = await links.make({ who: 'command line', how: 'link' })
  const request = fromDesk('/sign-in', { token })
  const answer = await app.inject({
    ...request,
    headers: { ...request.headers, host: 'desk.deadpan.example', origin: 'https://desk.deadpan.example' },
  })
  expect(answer.headers['set-cookie']).toMatch(/^__Host-desk=.*; Secure$/)
  expect(answer.headers['strict-transport-security']).toBeDefined()
})

test('who is no longer in the settings is no longer in', async () => {
  const { app, signIn } = await openTestDesk({ env: { DESK_USERS: 'ines@deadpan.example' } })
  const ines = await signIn({ who: 'ines@deadpan.example', how: 'mail' })
  const walt = await signIn({ who: 'walt@deadpan.example', how: 'mail' })
  expect((await app.inject(fromDesk('/health', undefined, ines))).statusCode).toBe(200)
  expect((await app.inject(fromDesk('/health', undefined, walt))).statusCode).toBe(303)
})
