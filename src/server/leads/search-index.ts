import { sql } from 'kysely'
import type { Values } from '#forms/engine/form.ts'
import { asPostgresVector, asSqliteText, leadWords } from '#server/leads/search-words.ts'
import { type Clock, stamp } from '#server/platform/clock.ts'
import { type Database, isPostgres } from '#server/platform/database/database.ts'
import { submissionStatus } from '#server/platform/database/tables.ts'
import { errorCode } from '#server/platform/error-code.ts'
import type { Log } from '#server/platform/log.ts'

/** Leads in one transaction. On SQLite visitors wait for it. */
const sliceOn = (database: Database): number => (isPostgres(database) ? 100 : 8)
/** Milliseconds between two slices. */
const pauseMs = 50
/** Milliseconds between two looks for what came late, or was saved by another process. */
const lookMs = 15_000

/** Milliseconds that a lead may be saved after its time: it waits two seconds for a lock, and three for a statement. */
const lateMs = 5_000

export interface SearchIndexParts {
  readonly database: Database
  readonly clock: Pick<Clock, 'after'>
  readonly log: Pick<Log, 'error'>
}

/**
 * Writes the words of what was sent into the index of the search, a moment after it was saved: no visitor waits for it.
 * What is deleted takes its words along by itself.
 */
export function createSearchIndex({ database, clock, log }: SearchIndexParts) {
  /** What comes after it is looked at next. */
  let position: Position | undefined
  let cancel = () => {}
  let working: Promise<unknown> = Promise.resolve()
  let state: 'stopped' | 'waiting' | 'due' | 'working' = 'stopped'
  /** Something was saved while a slice was written. */
  let isAwaited = false

  /** @returns true when there may be more */
  async function indexSlice(): Promise<boolean> {
    position ??= await late(database)
    const slice = sliceOn(database)
    const found = await missing(database, position, slice)
    const added = found.length > 0 ? await add(database, found) : 0
    // What changed meanwhile is read again.
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

  /** From where something may have come late. */
  function lookAgain(): void {
    position = undefined
    work()
  }

  return {
    start: lookAgain,
    /** Says that something was saved. */
    wake() {
      if (state === 'working') isAwaited = true
      if (state !== 'waiting') return
      cancel()
      workSoon()
    },
    /** Adds all that is missing, without a pause. */
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

/** A lead's place in time. */
interface Position {
  readonly created_at: string
  readonly id: string
}

interface Missing extends Position {
  readonly fields: string
}

/** A moment before the newest lead that the index has. */
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

/** The next slice of what is not in the index, oldest first. */
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
 * What was erased meanwhile, or blacked out, is not added: in one statement with the look whether it is still so.
 * @returns how many were added
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
