import { statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import { Gauge, Registry } from 'prom-client'
import { copiesIn } from '#server/backups/nightly-copies.ts'
import { lettersChannelName } from '#server/outbox/channels/letters.ts'
import { type Clock, stamp } from '#server/platform/clock.ts'
import type { Settings } from '#server/platform/config/settings.ts'
import { type Database, sqlitePath } from '#server/platform/database/database.ts'
import { deliveryState, submissionStatus } from '#server/platform/database/tables.ts'
import type { Metrics, MetricsText } from '#server/platform/metrics.ts'
import type { Readiness } from '#server/web/http/health.ts'

export interface MetricsParts {
  readonly settings: Pick<Settings, 'databaseUrl' | 'dataDir' | 'backupDir' | 'aiBaseUrl' | 'aiDailyTokens'>
  readonly reader: Database
  readonly readiness: () => Promise<Readiness>
  readonly clock: Pick<Clock, 'now'>
}

type Labels = Readonly<Record<string, string>>
type Add = (name: string, help: string, values: readonly (readonly [value: number, labels?: Labels])[]) => void

/**
 * Reads the counters, and queries the database and the disks. A part that fails has no line, and `deadpan_part_unknown`
 * names it.
 */
export async function readMetrics(metrics: Metrics, parts: MetricsParts): Promise<MetricsText> {
  // A new registry for each read, so that values that no longer exist leave no line behind.
  const now = new Registry()
  const add: Add = (name, help, values) => {
    const gauge = new Gauge({ name, help, labelNames: Object.keys(values[0]?.[1] ?? {}), registers: [now] })
    for (const [value, labels = {}] of values) gauge.set(labels, value)
  }
  const unknown: string[] = []
  for (const [name, look] of Object.entries({ ready, leads, outbox, budget, disks, backup })) {
    await look(parts, add).catch(() => unknown.push(name))
  }
  add(
    'deadpan_part_unknown',
    'Parts that could not be asked.',
    unknown.map((part) => [1, { part }] as const),
  )
  const all = Registry.merge([metrics.registry, now])
  return { type: all.contentType, text: await all.metrics() }
}

async function ready({ readiness }: MetricsParts, add: Add): Promise<void> {
  const { ok, parts } = await readiness()
  const states = Object.entries(parts).map(([part, state]) => [Number(state === true), { part }] as const)
  add('deadpan_ready', 'Whether a form can be taken now, as /readyz says.', [[Number(ok)]])
  add('deadpan_part_ready', 'The same for each part that it depends on.', states)
}

async function leads({ reader }: MetricsParts, add: Add): Promise<void> {
  const started = performance.now()
  const rows = await reader
    .selectFrom('submissions')
    .select(({ fn }) => ['form', 'status', fn.countAll<number>().as('count')])
    .where('status', '!=', submissionStatus.letter)
    .groupBy(['form', 'status'])
    .execute()
  const seconds = (performance.now() - started) / 1_000
  add('deadpan_database_answer_seconds', 'How long the database took to count the leads.', [[seconds]])
  add(
    'deadpan_leads',
    'What visitors sent and is kept, by form and status.',
    rows.map(({ form, status, count }) => [Number(count), { form, status }]),
  )
}

async function outbox({ reader, clock }: MetricsParts, add: Add): Promise<void> {
  const rows = await reader
    .selectFrom('deliveries')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select(({ fn }) => [
      'channel',
      'deliveries.state as state',
      fn.countAll<number>().as('count'),
      fn.min('created_at').as('oldest'),
    ])
    .where('deliveries.state', 'in', [deliveryState.pending, deliveryState.dead])
    .groupBy(['channel', 'deliveries.state'])
    .unionAll((both) =>
      both
        .selectFrom('letters')
        .select(({ fn }) => [
          sql.lit(lettersChannelName).as('channel'),
          'state',
          fn.countAll<number>().as('count'),
          fn.min('created_at').as('oldest'),
        ])
        .where('state', 'in', [deliveryState.pending, deliveryState.dead])
        .groupBy('state'),
    )
    .execute()
  const waiting = rows.filter(({ state }) => state === deliveryState.pending)
  const dead = rows.filter(({ state }) => state === deliveryState.dead)
  const ageOf = (oldest: string) => Math.max(0, (clock.now() - Date.parse(oldest)) / 1_000)
  const counts = (some: typeof rows) => some.map(({ channel, count }) => [Number(count), { channel }] as const)
  add('deadpan_outbox_waiting', 'Deliveries that wait, by channel.', counts(waiting))
  add(
    'deadpan_outbox_oldest_seconds',
    'Age of the oldest thing that waits, by channel.',
    waiting.map(({ channel, oldest }) => [ageOf(oldest), { channel }]),
  )
  add('deadpan_dead_letters', 'Deliveries that were given up, by channel.', counts(dead))
}

async function budget({ reader, settings, clock }: MetricsParts, add: Add): Promise<void> {
  if (settings.aiBaseUrl === undefined) return
  const day = stamp(clock.now()).slice(0, 10)
  const row = await reader.selectFrom('used_tokens').select('tokens').where('day', '=', day).executeTakeFirst()
  add('deadpan_ai_tokens_used', 'Tokens of the completion service that were used today, in UTC.', [
    [Number(row?.tokens ?? 0)],
  ])
  add('deadpan_ai_tokens_allowed', 'Tokens that may be used in a day.', [[settings.aiDailyTokens]])
}

async function disks({ settings }: MetricsParts, add: Add): Promise<void> {
  const { databaseUrl, dataDir, backupDir } = settings
  const folders = [
    ...(databaseUrl === undefined ? [{ folder: 'data', path: dataDir }] : []),
    ...(backupDir === undefined ? [] : [{ folder: 'backup', path: backupDir }]),
  ]
  const found = await Promise.all(folders.map(async ({ folder, path }) => ({ folder, stats: await statfs(path) })))
  const sizes = (of: 'blocks' | 'bavail') =>
    found.map(({ folder, stats }) => [stats[of] * stats.bsize, { folder }] as const)
  add('deadpan_disk_bytes', 'Size of the disk that a folder is on.', sizes('blocks'))
  add('deadpan_disk_free_bytes', 'What is free of it.', sizes('bavail'))
  if (databaseUrl !== undefined) return
  // Uses stat without opening: closing the file would drop SQLite's locks.
  const bytes = ['', '-wal'].map((end) => statSync(sqlitePath(settings) + end, { throwIfNoEntry: false })?.size ?? 0)
  add('deadpan_database_bytes', 'Size of the database’s file with its log.', [
    [bytes.reduce((sum, size) => sum + size, 0)],
  ])
}

async function backup({ settings, clock }: MetricsParts, add: Add): Promise<void> {
  if (settings.backupDir === undefined) return
  const [newest] = copiesIn(settings.backupDir)
  const age = newest === undefined ? Number.POSITIVE_INFINITY : (clock.now() - newest.at) / 1_000
  add('deadpan_backup_age_seconds', 'Age of the newest nightly copy; +Inf when there is none.', [[age]])
}
