import { product } from '#content-model/site.ts'
import { comment } from '#forms/comment/comment-rules.ts'
import { letterKind } from '#server/outbox/channels/letters.ts'
import { writeHtml } from '#server/outbox/letters/compose-letter.ts'
import { queueLetter } from '#server/outbox/system-letters.ts'
import { type Clock, stamp } from '#server/platform/clock.ts'
import type { Settings } from '#server/platform/config/settings.ts'
import type { Database } from '#server/platform/database/database.ts'
import { deliveryState, submissionStatus } from '#server/platform/database/tables.ts'
import { errorCode } from '#server/platform/error-code.ts'
import type { Log } from '#server/platform/log.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Hour of the day, in UTC, from which the day's digest is due: 8 in the morning in New York, in winter. */
export const digestHour = 13

/** Days in which a dead letter causes a digest. Older ones are only counted. */
const deadLetterNewsDays = 7

const desk = 'npm run -s desk --'

/** An entry that the running build leaves out. */
export interface WaitingEntry {
  readonly file: string
  /** The day it appears on, like 2026-12-01; a draft has none. */
  readonly day?: string
}

/** Counts of the things that wait for the owner. */
interface Waiting {
  readonly suspects: number
  /** Dead letters and the leads of dead deliveries, as in `desk dead`. */
  readonly dead: number
  /** Those given up within `deadLetterNewsDays`. */
  readonly newlyDead: number
  /** Comments that wait for approval. */
  readonly comments: number
}

export interface DigestParts {
  readonly settings: Pick<Settings, 'smtp' | 'leadsTo' | 'siteUrl' | 'deskUrl'>
  readonly database: Database
  /** Entries that the running build leaves out. */
  readonly waiting?: readonly WaitingEntry[]
  readonly clock: Clock
  readonly log: Log
  readonly notify: () => void
}

/**
 * Writes each owner one letter a day while something waits for them, without a visitor's words or address. It looks at
 * the start and every hour; the first look after the digest's hour that finds something writes the day's letter. The
 * outbox keeps one letter per day and address, so restarts and other processes send no second one.
 */
export function createDigest({ settings, database, waiting = [], clock, log, notify }: DigestParts) {
  const { smtp, leadsTo, siteUrl, deskUrl } = settings
  let cancel = () => {}
  let looking = Promise.resolve()

  async function look(now: number): Promise<void> {
    try {
      const letters = await queueDigest(database, { leadsTo, siteUrl, deskUrl }, waiting, now)
      if (letters === 0) return
      log.info({ letters }, 'owners are told what waits')
      notify()
    } catch (error) {
      log.error({ code: errorCode(error) }, 'the digest was not written; it is tried again in an hour')
    }
  }

  function start(): void {
    if (smtp === undefined) return
    const now = clock.now()
    const untilDue = dueAt(now) - now
    if (untilDue <= 0) looking = look(now)
    cancel = clock.after(untilDue > 0 ? Math.min(untilDue, hourMs) : hourMs, start)
  }

  return {
    start,
    async stop() {
      cancel()
      await looking
    },
  }
}

/** The time at which the digest of the present day, in UTC, is due. */
const dueAt = (now: number): number => Math.floor(now / dayMs) * dayMs + digestHour * hourMs

/** @returns the number of new letters */
async function queueDigest(
  database: Database,
  { leadsTo, ...addresses }: Pick<Settings, 'leadsTo' | 'siteUrl' | 'deskUrl'>,
  entries: readonly WaitingEntry[],
  now: number,
): Promise<number> {
  const waiting = await countWaiting(database, now)
  const day = stamp(now).slice(0, 10)
  // Drafts are listed, but cause no letter: they may wait for a year.
  const due = entries.filter((entry) => entry.day !== undefined && entry.day <= day)
  if (waiting.suspects + waiting.newlyDead + waiting.comments + due.length === 0) return 0
  const letter = writeDigest(
    waiting,
    due,
    entries.filter((entry) => !due.includes(entry)),
    addresses,
  )
  return database.transaction().execute(async (transaction) => {
    let queued = 0
    for (const email of leadsTo) {
      if (await queueLetter(transaction, { kind: letterKind.digest, key: `${day}:${email}`, email, ...letter }, now))
        queued++
    }
    return queued
  })
}

async function countWaiting(database: Database, now: number): Promise<Waiting> {
  const submissions = database.selectFrom('submissions').select(({ fn }) => fn.countAll<number>().as('count'))
  const suspects = submissions.where('status', '=', submissionStatus.quarantined)
  const comments = submissions.where('form', '=', comment.name).where('status', '=', submissionStatus.new)
  // A dead digest does not cause the next one.
  const dead = database
    .selectFrom('deliveries')
    .select(({ fn }) => fn.count<number>('submission_id').distinct().as('count'))
    .where('state', '=', deliveryState.dead)
  const letters = database
    .selectFrom('letters')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', deliveryState.dead)
    .where('kind', '!=', letterKind.digest)
  const newFrom = stamp(now - deadLetterNewsDays * dayMs)
  const both = async (leads: typeof dead, own: typeof letters) =>
    Number((await leads.executeTakeFirstOrThrow()).count) + Number((await own.executeTakeFirstOrThrow()).count)
  return {
    suspects: (await suspects.executeTakeFirstOrThrow()).count,
    dead: await both(dead, letters),
    newlyDead: await both(dead.where('finished_at', '>', newFrom), letters.where('finished_at', '>', newFrom)),
    comments: (await comments.executeTakeFirstOrThrow()).count,
  }
}

function writeDigest(
  { suspects, dead, comments }: Waiting,
  due: readonly WaitingEntry[],
  later: readonly WaitingEntry[],
  { siteUrl, deskUrl }: Pick<Settings, 'siteUrl' | 'deskUrl'>,
): { subject: string; text: string; html: string } {
  const parts = [
    {
      count: suspects,
      name: 'suspects of spam',
      line: `Suspects of spam, delivered nowhere: ${suspects}. A customer may be among them.`,
      commands: ['quarantine', 'quarantine release <id>', 'quarantine delete <id>'],
      screen: 'spam',
    },
    {
      count: dead,
      name: 'dead letters',
      line: `Dead letters, saved and given up on their way: ${dead}.`,
      commands: ['dead', 'retry <id>', 'retry --all-dead'],
      screen: 'dead',
    },
    {
      count: comments,
      name: 'comments',
      line: `Comments, on no page until you approve them: ${comments}.`,
      commands: ['comments', 'comments approve <id>', 'comments delete <id>'],
      screen: 'comments',
    },
    {
      count: due.length,
      name: 'posts due',
      line: `Posts whose day has come, on the site with its next start: ${due.length}.`,
      commands: [],
      entries: due,
    },
  ].filter(({ count }) => count > 0)
  const total = parts.reduce((sum, { count }) => sum + count, 0)
  return {
    subject: `Waiting for you: ${parts.map(({ name, count }) => `${name} ${count}`).join(', ')}`,
    text: [
      `This waits for you at ${siteUrl}.`,
      ...parts.map(({ line, commands, entries = [] }) =>
        [line, ...commands.map((command) => `  ${desk} ${command}`), ...entries.map(named)].join('\n'),
      ),
      ...(later.length > 0 ? [['Not on the site yet, which is as you left it:', ...later.map(named)].join('\n')] : []),
      'On a day when something waits there is one letter like this. On other days there is none.',
    ].join('\n\n'),
    html: writeHtml({
      wordmark: product,
      title: total === 1 ? '1 thing waits.' : `${total} things wait.`,
      blocks: [
        {
          rows: parts.map(({ count, name, screen }) => ({
            count,
            name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
            ...(deskUrl !== undefined && screen !== undefined && { href: new URL(`/${screen}`, deskUrl).href }),
          })),
        },
        ...(due.length > 0 ? [listed('On the site with its next start:', due)] : []),
        ...(later.length > 0 ? [listed('Not on the site yet, which is as you left it:', later)] : []),
        ...(deskUrl === undefined ? [`To open the desk: ${desk} open`] : [{ button: 'Open the desk', href: deskUrl }]),
      ],
      small: ['Sent because something waits. On days when nothing does, no letter.'],
    }),
  }
}

const listed = (title: string, entries: readonly WaitingEntry[]): string => [title, ...entries.map(named)].join('\n')

const named = ({ file, day }: WaitingEntry) => `  ${file} (${day ?? 'a draft'})`
