import { statfs } from 'node:fs/promises'
import { lastBackup } from '#desk/screens/health/health-backup.ts'
import type { HealthCheck } from '#desk/screens/health/health-props.ts'
import { ago, clockTime, dayAndTime } from '#desk/shown-times.ts'
import { letterKind, lettersChannelName } from '#server/outbox/channels/letters.ts'
import { type Clock, stamp } from '#server/platform/clock.ts'
import type { Settings } from '#server/platform/config/settings.ts'
import type { Database } from '#server/platform/database/database.ts'
import { deliveryState } from '#server/platform/database/tables.ts'
import type { Readiness } from '#server/web/http/health.ts'

export interface HealthParts {
  readonly settings: Settings
  readonly reader: Database
  readonly clock: Clock
  /** Whether the site can accept a form. */
  readonly readiness: () => Promise<Readiness>
}

/** Milliseconds of waiting from which a delivery is reported: the first retries are over by then. */
const longWaitMs = 3_600_000

/** Share of used space from which a disk is reported as nearly full. */
const fullDisk = 0.9

/** All checks of the running site. A check that fails to run reports that, and the others still run. */
export function readChecks(parts: HealthParts): Promise<HealthCheck[]> {
  const checks = [
    ['Backlog', backlog],
    ['Dead letters', deadLetters],
    ['Disk', disk],
    ['Database', database],
    ['Last backup', lastBackup],
    ['Last digest', lastDigest],
    ['Mail server', mailServer],
    ['AI budget', aiBudget],
    ['This program', program],
  ] as const
  return Promise.all(
    checks.map(async ([name, look]): Promise<HealthCheck> => {
      try {
        return { name, ...(await look(parts)) }
      } catch {
        return { name, word: 'Not known', value: 'Not known', line: `Could not be asked at ${timeNow(parts)}.` }
      }
    }),
  )
}

type Found = Omit<HealthCheck, 'name'>

const timeNow = ({ clock }: HealthParts) => clockTime(stamp(clock.now()))

async function backlog({ reader, clock }: HealthParts): Promise<Found> {
  const waiting = reader
    .selectFrom('deliveries')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select(['created_at', 'next_at'])
    .where('deliveries.state', '=', deliveryState.pending)
    .unionAll((both) =>
      both.selectFrom('letters').select(['created_at', 'next_at']).where('state', '=', deliveryState.pending),
    )
  const { count, oldest, next } = await reader
    .selectFrom(waiting.as('waiting'))
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('created_at').as('oldest'), fn.min('next_at').as('next')])
    .executeTakeFirstOrThrow()
  if (oldest === null) return { word: 'Fine', value: 'None waiting', line: 'Everything has been sent.' }
  const now = clock.now()
  const isLong = now - Date.parse(oldest) > longWaitMs
  const when = next === null ? '' : ` Next try ${clockTime(next)}.`
  return {
    word: isLong ? 'Late' : 'Fine',
    value: `${Number(count)} waiting`,
    line: `The oldest was saved ${ago(oldest, now).toLowerCase()}.${when}`,
  }
}

async function deadLetters({ reader }: HealthParts): Promise<Found> {
  const rows = await reader
    .selectFrom('deliveries')
    .select(({ fn }) => ['channel', fn.countAll().as('count')])
    .where('state', '=', deliveryState.dead)
    .groupBy('channel')
    .orderBy('channel')
    .execute()
  const letters = await reader
    .selectFrom('letters')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('state', '=', deliveryState.dead)
    .executeTakeFirstOrThrow()
  if (Number(letters.count) > 0) rows.push({ channel: lettersChannelName, count: letters.count })
  const count = rows.reduce((sum, row) => sum + Number(row.count), 0)
  if (count === 0) return { word: 'Fine', value: 'None', line: 'Nothing was given up.' }
  return { word: 'Look', value: `${count}`, line: `Given up by ${rows.map(({ channel }) => channel).join(', ')}.` }
}

async function disk({ settings }: HealthParts): Promise<Found> {
  if (settings.databaseUrl !== undefined) {
    return { word: 'Off', value: 'Elsewhere', line: 'Leads are kept in Postgres, on a disk of its own.' }
  }
  const { blocks, bavail, bsize } = await statfs(settings.dataDir)
  const used = blocks === 0 ? 0 : (blocks - bavail) / blocks
  const gigabytes = (count: number) => ((count * bsize) / 1e9).toFixed(1)
  return {
    word: used < fullDisk ? 'Fine' : 'Look',
    value: `${gigabytes(blocks - bavail)} of ${gigabytes(blocks)} GB`,
    meter: used,
    line: 'A warning from 90% on. Forms are taken as long as they can be written down.',
  }
}

async function database({ reader, settings, readiness }: HealthParts): Promise<Found> {
  const { parts } = await readiness()
  const { count } = await reader
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const fine = parts['database'] === true
  return {
    word: fine ? 'Fine' : 'Look',
    value: settings.databaseUrl !== undefined ? 'Postgres' : 'SQLite',
    line: fine
      ? `Answers, with ${Number(count).toLocaleString('en-US')} rows of what was sent.`
      : 'Does not take a form now.',
  }
}

async function lastDigest({ reader, settings, clock }: HealthParts): Promise<Found> {
  if (settings.smtp === undefined) return noMail
  const row = await reader
    .selectFrom('letters')
    .select('created_at')
    .where('kind', '=', letterKind.digest)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined)
    return { word: 'Fine', value: 'None lately', line: 'One is written on days when something waits.' }
  return {
    word: 'Fine',
    value: dayAndTime(row.created_at, clock.now()),
    line: `To ${settings.leadsTo.length} of LEADS_TO.`,
  }
}

const noMail: Found = { word: 'Off', value: 'No mail', line: 'SMTP_URL and LEADS_TO turn it on.' }

async function mailServer({ reader, settings, clock }: HealthParts): Promise<Found> {
  if (settings.smtp === undefined) return noMail
  const last = await reader
    .selectFrom('deliveries')
    .select(['state', 'finished_at'])
    .where('channel', '=', 'smtp')
    .where('finished_at', 'is not', null)
    .unionAll((both) =>
      both.selectFrom('letters').select(['state', 'finished_at']).where('finished_at', 'is not', null),
    )
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last?.finished_at)
    return { word: 'Fine', value: 'Not asked yet', line: `${settings.smtp.host} has had no letter.` }
  const when = dayAndTime(last.finished_at, clock.now())
  return last.state === deliveryState.delivered
    ? { word: 'Fine', value: 'Took the last letter', line: `${settings.smtp.host}, ${when}.` }
    : { word: 'Look', value: 'Refused the last letter', line: `${settings.smtp.host}, ${when}.` }
}

async function aiBudget({ reader, settings, clock }: HealthParts): Promise<Found> {
  if (settings.aiBaseUrl === undefined) {
    return { word: 'Off', value: 'No service', line: 'Answers come from what is on the site.' }
  }
  const day = stamp(clock.now()).slice(0, 10)
  const row = await reader.selectFrom('used_tokens').select('tokens').where('day', '=', day).executeTakeFirst()
  const used = Number(row?.tokens ?? 0)
  const share = settings.aiDailyTokens === 0 ? 1 : Math.min(1, used / settings.aiDailyTokens)
  const inDigits = (count: number) => count.toLocaleString('en-US')
  return {
    word: share < 1 ? 'Fine' : 'Look',
    value: `${Math.round(share * 100)}% used`,
    meter: share,
    line: `${inDigits(used)} of ${inDigits(settings.aiDailyTokens)} tokens today.`,
  }
}

async function program({ clock }: HealthParts): Promise<Found> {
  const since = stamp(clock.now() - process.uptime() * 1_000)
  const megabytes = Math.round(process.memoryUsage.rss() / 1e6)
  return {
    word: 'Fine',
    value: `Up since ${dayAndTime(since, clock.now()).replace(/^[TY]/, (letter) => letter.toLowerCase())}`,
    line: `Node ${process.versions.node}, ${megabytes} MB of memory.`,
  }
}
