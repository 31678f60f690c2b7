import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { contact } from '#forms/contact/contact-rules.ts'
import { batteryUnless } from './support/battery.ts'
import { uniqueEmail } from './support/people.ts'
import type { RunningSite } from './support/running-site.ts'
import { expect, test } from './support/test.ts'
import { testsBuild } from './support/tests-build.ts'

/** A form of which the server has read the headers and waits for the words. */
async function beginPost(port: number) {
  const email = uniqueEmail()
  const body = new URLSearchParams({ name: 'Hana Sato', email, phoneNumber: '', help: 'Yes.' }).toString()
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
    expect: '100-continue',
  }
  const sent = request({ host: '127.0.0.1', port, path: contact.path, method: 'POST', agent: false, headers })
  // One that is given up is cut off.
  sent.on('error', () => {})
  sent.flushHeaders()
  await once(sent, 'continue')
  return { email, finish: () => answerTo(sent.end(body)) }
}

async function answerTo(sent: ClientRequest): Promise<number | undefined> {
  const [answer]: IncomingMessage[] = await once(sent, 'response')
  answer?.resume()
  return answer?.statusCode
}

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 'refused',
  )

const together: [what: string, to: 'process' | 'group', signals: NodeJS.Signals[]][] = [
  ['SIGINT and SIGTERM to the process', 'process', ['SIGINT', 'SIGTERM']],
  ['SIGTERM and SIGINT to the process group', 'group', ['SIGTERM', 'SIGINT']],
]

for (const [what, to, signals] of together) {
  test(`${what} in one moment are one stop: the form under way is saved and answered`, async ({ ownSite }) => {
    const site = await ownSite({}, { group: true })
    const { email, finish } = await beginPost(site.port)
    for (const signal of signals) site.signal(signal, to)
    await expectSaved(site, email, finish)
  })
}

for (const signals of [['SIGINT'], ['SIGTERM'], ['SIGTERM', 'SIGINT']] as const) {
  test(`${signals.join(' and ')} to the group of npm start is one stop: the form under way is saved and answered${batteryUnless(signals.length === 1 && signals[0] === 'SIGINT')}`, async ({
    ownSite,
    siteCopy,
  }) => {
    test.setTimeout(120_000)
    const folder = siteCopy(testsBuild())
    // Public settings as they were built.
    const site = await ownSite({ SITE_URL: '' }, { folder, npm: true, group: true })
    const { email, finish } = await beginPost(site.port)
    for (const signal of signals) site.signal(signal, 'group')
    await expectAnswered(site, email, finish)
  })
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`${signal} again, right after the stop began, changes nothing: the form under way is saved and answered${batteryUnless(signal === 'SIGTERM')}`, async ({
    ownSite,
  }) => {
    const site = await ownSite()
    const { email, finish } = await beginPost(site.port)
    site.signal(signal)
    await expect.poll(() => statusOf(`${site.origin}/healthz`), { intervals: [20] }).toBe('refused')
    site.signal(signal)
    await expectSaved(site, email, finish)
  })
}

async function expectSaved(site: RunningSite, email: string, finish: () => Promise<number | undefined>) {
  await expectAnswered(site, email, finish)
  expect(await site.ended).toBe(0)
}

async function expectAnswered(site: RunningSite, email: string, finish: () => Promise<number | undefined>) {
  await expect.poll(() => statusOf(`${site.origin}/healthz`)).toBe('refused')
  expect(await finish()).toBe(303)
  expect(await site.leads()).toEqual([expect.objectContaining({ fields: expect.objectContaining({ email }) })])
}

test('a stop while the site still starts waits for a form as well', async ({ ownSite }) => {
  // The desk opens after the site does.
  const site = await ownSite({ DESK: 'on', DESK_PORT: '0' }, { until: 'listening' })
  const { email, finish } = await beginPost(site.port)
  site.signal('SIGTERM')
  await expectSaved(site, email, finish)
})

test('a signal more than two seconds after the first ends the process at once', async ({ ownSite }) => {
  const site = await ownSite()
  await beginPost(site.port)
  site.signal('SIGTERM')
  await expect.poll(() => statusOf(`${site.origin}/healthz`)).toBe('refused')
  // Nothing to be seen happens in these two seconds: that they pass is what is tested.
  await wait(2_100)
  const asked = performance.now()
  site.signal('SIGTERM')
  expect(await site.ended).toBe(1)
  // A stop in order would wait for the post.
  expect(performance.now() - asked).toBeLessThan(5_000)
})

test('readiness turns 503 with the signal, and forms are taken until DRAIN_SECONDS are over @battery', async ({
  ownSite,
}) => {
  // Longer than a stop may take without it.
  const drainSeconds = 10
  test.setTimeout(60_000)
  const site = await ownSite({ DRAIN_SECONDS: String(drainSeconds) })
  const signalled = performance.now()
  site.signal('SIGTERM')
  await expect.poll(() => statusOf(`${site.origin}/readyz`)).toBe(503)
  expect(performance.now() - signalled).toBeLessThan((drainSeconds * 1_000) / 2)
  expect(await statusOf(`${site.origin}/healthz`)).toBe(200)
  const early = await beginPost(site.port)
  expect(await early.finish()).toBe(303)
  await expect.poll(() => statusOf(`${site.origin}/readyz`), { timeout: 15_000 }).toBe('refused')
  expect(performance.now() - signalled).toBeGreaterThanOrEqual(drainSeconds * 1_000)
  expect(await site.ended).toBe(0)
  expect(await site.leads()).toHaveLength(1)
})
