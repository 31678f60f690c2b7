import { expect, test } from 'vitest'
import { contact } from '#forms/contact/contact-rules.ts'
import { readSettings } from '#server/platform/config/settings.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { createFakeChannel } from '#server/testing/fake-channel.ts'
import { testApp } from '#server/testing/test-app.ts'
import { contactPost, openTestServices, temporaryFolder } from '#server/testing/test-services.ts'
import { countedRoute } from '#server/visits/counted-route.ts'
import { readMetrics } from '#server/web/routes/read-metrics.ts'

/** Lines of the text with values, without comments and Node's own metrics. */
const linesOf = (text: string) => text.split('\n').filter((line) => line.startsWith('deadpan_'))

async function openWithLead(env: Record<string, string> = {}) {
  const services = await openTestServices({ channels: [createFakeChannel('smtp'), createFakeChannel('webhook')] })
  await services.submissions.accept(contact, contactPost())
  await services.database.updateTable('deliveries').set({ state: 'dead' }).where('channel', '=', 'webhook').execute()
  services.clock.advance(90_000)
  const settings = readSettings({ DATA_DIR: services.dataDir, ...env })
  const readiness = async () => ({ ok: true, parts: { database: true } })
  const parts = { settings, reader: services.database, readiness, clock: services.clock }
  return { ...services, parts }
}

test('leads, what waits and how long, dead letters, the budget, disks and backups are told', async () => {
  const BACKUP_DIR = temporaryFolder()
  const { parts, database } = await openWithLead({ AI_BASE_URL: 'http://127.0.0.1:9/v1', BACKUP_DIR })
  await database.insertInto('used_tokens').values({ day: '2026-11-21', tokens: 1_234 }).execute()
  const { type, text } = await readMetrics(createMetrics(), parts)
  expect(type).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(linesOf(text)).toEqual(
    expect.arrayContaining([
      'deadpan_ready 1',
      'deadpan_part_ready{part="database"} 1',
      'deadpan_leads{form="contact",status="new"} 1',
      'deadpan_outbox_waiting{channel="smtp"} 1',
      'deadpan_outbox_oldest_seconds{channel="smtp"} 90',
      'deadpan_dead_letters{channel="webhook"} 1',
      'deadpan_ai_tokens_used 1234',
      'deadpan_ai_tokens_allowed 200000',
      'deadpan_backup_age_seconds +Inf',
      expect.stringMatching(/^deadpan_disk_free_bytes\{folder="data"\} \d{6,}$/),
      expect.stringMatching(/^deadpan_disk_bytes\{folder="backup"\} \d{6,}$/),
      expect.stringMatching(/^deadpan_database_answer_seconds [\d.e-]+$/),
    ]),
  )
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
})

test('no visitor’s word or address is among them', async () => {
  const { parts } = await openWithLead()
  const { text } = await readMetrics(createMetrics(), parts)
  // The whole number: digits of it occur in times and sizes.
  expect(text).not.toMatch(/ada|lovelace|joke|555.0100/i)
})

test('a part that fails is named, and the other metrics stay', async () => {
  const { parts, database } = await openWithLead()
  await database.schema.dropTable('deliveries').execute()
  const { text } = await readMetrics(createMetrics(), parts)
  expect(linesOf(text)).toContain('deadpan_part_unknown{part="outbox"} 1')
  expect(linesOf(text)).toContain('deadpan_leads{form="contact",status="new"} 1')
})

test('requests are counted by kind of page, and what leads nowhere has no name', async () => {
  const metrics = createMetrics()
  const app = await testApp({ metrics })
  await app.inject('/')
  await app.inject('/ada@example.com')
  await app.inject({ url: '/', method: 'TRACE' as 'GET' })
  const text = await metrics.registry.metrics()
  const counts = text.split('\n').filter((line) => line.startsWith('deadpan_http_request_seconds_count'))
  expect(counts.sort()).toEqual([
    'deadpan_http_request_seconds_count{route="/",method="GET",status="2xx"} 1',
    'deadpan_http_request_seconds_count{route="nowhere",method="GET",status="4xx"} 1',
    ...counts.filter((line) => line.includes('other')),
  ])
})

test.each([
  ['/blog-details/7', 200, true, '/blog-details/:id'],
  ['/contact', 303, true, '/contact'],
  ['/contact', 429, true, '/contact'],
  ['/whoever@example.com', 308, false, 'redirect'],
  ['/whoever@example.com', 404, true, 'nowhere'],
  ['/_astro/a.js', 200, false, 'file'],
  ['/api/chat', 200, false, '/api/chat'],
] as const)('%s with status %i is counted as %s', (path, status, isPage, route) => {
  expect(countedRoute(path, status, isPage)).toBe(route)
})

test('completions are counted by how they ended', async () => {
  const metrics = createMetrics()
  metrics.countCompletion('answered')
  metrics.countCompletion('timeout')
  expect(linesOf(await metrics.registry.metrics())).toEqual([
    'deadpan_completions_total{outcome="answered"} 1',
    'deadpan_completions_total{outcome="timeout"} 1',
  ])
})
