import { sql } from 'kysely'
import type { Values } from '#forms/engine/form.ts'
import { asPostgresVector, asSqliteText, leadWords } from '#server/leads/search-words.ts'
import { type Clock, stamp } from '#server/platform/clock.ts'
import { type Database, isPostgres } from '#server/platform/database/database.ts'
import { submissionStatus } from '#server/platform/database/tables.ts'
import { errorCode } from '#server/platform/error-code.ts'
import type { Log } from '#server/platform/log.ts'

/** Leads indexed in one transaction. On SQLite visitors' forms wait for it. */
const sliceOn = (database: Database): number => (isPostgres(database) ? 100 : 8)
/** Milliseconds between two slices. */
const pauseMs = 50
/** Milliseconds between two looks for leads that were saved late or by another process. */
const lookMs = 15_000

/** Milliseconds between a lead's time and its commit: two seconds at most for a lock, and three for a statement. */
const lateMs = 5_000

export interface SearchIndexParts {
  readonly database: Database
  readonly clock: Pick<Clock, 'after'>
  readonly log: Pick<Log, 'error'>
}

/**
 * Writes the words of leads into the search index, a moment after they were saved, so that no visitor waits for it. The
 * words of a deleted lead go with its row.
 */
export function createSearchIndex({ database, clock, log }: SearchIndexParts) {
  /** Leads after this position are indexed next. */
  let position: Position | undefined
  let cancel = () => {}
  let working: Promise<unknown> = Promise.resolve()
  let state: 'stopped' | 'waiting' | 'due' | 'working' = 'stopped'
  /** True when a lead was saved while a slice was written. */
  let isAwaited = false

  /** @returns true when there may be more */
  async function indexSlice(): Promise<boolean> {
    position ??= await late(database)
    const slice = sliceOn(database)
    const found = await missing(database, position, slice)
    const added = found.length > 0 ? await add(database, found) : 0
    // Leads that changed meanwhile are read again.
    if (added < found.length) return true
    position = found.at(-1) ?? position
    return found.length === slice
  }

  function work(): void {
    state = 'working'
    isAwaited = false
    working = indexSlice()
      .catch((error) => {
        log.error({ code: errorCode(error) }, 'words were not added to the search; it is tried again')
        return false
      })
      .then((more) => {
        if (state === 'stopped') return
        if (more || isAwaited) return workSoon()
        state = 'waiting'
        cancel = clock.after(lookMs, lookAgain)
      })
  }

  function workSoon(): void {
    state = 'due'
    cancel = clock.after(pauseMs, work)
  }

  /** Starts again from the position before which no lead can be missing. */
  function lookAgain(): void {
    position = undefined
    work()
  }

  return {
    start: lookAgain,
    /** To be called after a lead was saved. */
    notify() {
      if (state === 'working') isAwaited = true
      if (state !== 'waiting') return
      cancel()
      workSoon()
    },
    /** Indexes all missing leads, without a pause. */
    async complete(): Promise<void> {
      position = undefined
      while (await indexSlice());
    },
    async stop() {
      state = 'stopped'
      cancel()
      await working
    },
  }
}

/** A lead's place in the order of time. */
interface Position {
  readonly created_at: string
  readonly id: string
}

interface Missing extends Position {
  readonly fields: string
}

/** A position before the newest indexed lead, by the time that a commit may be late. */
async function late(database: Database): Promise<Position> {
  const newest = await database
    .selectFrom('lead_search')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select('created_at')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { created_at: newest ? stamp(Date.parse(newest.created_at) - lateMs) : '', id: '' }
}

/** The next slice of leads without an index row, oldest first. */
function missing(database: Database, { created_at, id }: Position, slice: number): Promise<Missing[]> {
  return database
    .selectFrom('submissions')
    .select(['id', 'created_at', 'fields'])
    .where('created_at', '>=', created_at)
    .where((where) => where.or([where('created_at', '>', created_at), where('id', '>', id)]))
    .where('status', '!=', submissionStatus.letter)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lead_search')
            .select('submission_id')
            .whereRef('lead_search.submission_id', '=', 'submissions.id'),
        ),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(slice)
    .execute()
}

/**
 * Adds the words of leads. Leads that were erased or changed meanwhile are skipped: the same statement checks them.
 * @returns the number of added leads
 */
async function add(database: Database, found: readonly Missing[]): Promise<number> {
  const postgres = isPostgres(database)
  const rows = found.map(({ id, fields }) => {
    const words = leadWords(JSON.parse(fields) as Values)
    return sql`(${id}, ${fields}, ${postgres ? asPostgresVector(words) : asSqliteText(words)})`
  })
  const kept = postgres ? sql`added.words::tsvector` : sql`added.words`
  const { numAffectedRows = 0n } = await sql`with added(id, fields, words) as (values ${sql.join(rows)})
    insert into lead_search (submission_id, words)
    select submissions.id, ${kept} from added join submissions on submissions.id = added.id and submissions.fields = added.fields
    order by created_at, submissions.id
    on conflict (submission_id) do nothing`.execute(database)
  return Number(numAffectedRows)
}
