import { type Kysely, type RawBuilder, sql } from 'kysely'
import { stamp } from '#server/platform/clock.ts'
import { type Database, isPostgres } from '#server/platform/database/database.ts'

/** Length of the broadcast's name, a SHA-256 in hexadecimal, with which the keys of its letters begin. */
const nameLength = 64

/** Rows moved in one transaction: a process of the former version may be writing at the same time. */
const batch = 500

/** A delivery `d` of a letter `s` as a row of `letters`. The text of a delivered letter has no further use. */
const asLetter = `d.id, s.form, s.submission_key, s.created_at, coalesce(s.email, ''),
  case when d.state = 'delivered' then null else s.fields end,
  case when s.form = 'announcement' then substr(s.submission_key, 1, ${nameLength}) end,
  d.state, d.attempts, d.failures, d.next_at, d.lease_id, d.last_error, d.finished_at, d.handed_at, d.held_at`

const columns = `id, kind, letter_key, created_at, recipient, fields, broadcast,
  state, attempts, failures, next_at, lease_id, last_error, finished_at, handed_at, held_at`

/** Moves the letters of some deliveries that are not moved yet. Their deliveries are deleted with the submissions. */
const insertLetters = (condition: string) => `insert into letters (${columns})
  select ${asLetter} from deliveries d join submissions s on s.id = d.submission_id where ${condition}
  on conflict do nothing`

const isSame = `exists (select 1 from letters l where l.kind = new.form and l.letter_key = new.submission_key)`
const isInTheOldPlace = `exists (select 1 from submissions s join deliveries d on d.submission_id = s.id
  where s.form = new.kind and s.submission_key = new.letter_key and d.id <> new.id)`

/**
 * A process of the former version that runs at the same time writes letters to `submissions` and `deliveries`. They
 * stay there while it has a lease on them, so that it can note how its try ended, and move to `letters` with the first
 * change after the lease. A letter is in one of the tables, and a key in one of them only.
 */
export async function redirectFormerLetters(database: Kysely<unknown>): Promise<void> {
  for (const statement of isPostgres(database as Database) ? postgresTriggers : sqliteTriggers) {
    await sql.raw(statement).execute(database)
  }
}

const sqliteTriggers: readonly string[] = [
  `create trigger letters_known_already before insert on submissions
    when new.status = 'letter' and ${isSame} begin
    select raise(ignore);
  end`,
  `create trigger letters_under_way before insert on letters when ${isInTheOldPlace} begin
    select raise(ignore);
  end`,
  ...['insert', 'update'].map(
    (event) => `create trigger letters_move_on_${event} after ${event} on deliveries
    when new.channel = 'letters' and new.lease_id is null begin
    ${insertLetters('d.id = new.id')};
    delete from submissions where id = new.submission_id;
  end`,
  ),
]

const postgresTriggers: readonly string[] = [
  `create function letters_known_already() returns trigger language plpgsql as $$ begin
    if ${isSame} then return null; end if;
    return new;
  end $$`,
  `create trigger letters_known_already before insert on submissions
    for each row when (new.status = 'letter') execute function letters_known_already()`,
  `create function letters_under_way() returns trigger language plpgsql as $$ begin
    if ${isInTheOldPlace} then return null; end if;
    return new;
  end $$`,
  `create trigger letters_under_way before insert on letters
    for each row execute function letters_under_way()`,
  `create function letters_move() returns trigger language plpgsql as $$ begin
    ${insertLetters('d.id = new.id')};
    delete from submissions where id = new.submission_id;
    return null;
  end $$`,
  `create trigger letters_move after insert or update on deliveries
    for each row when (new.channel = 'letters' and new.lease_id is null) execute function letters_move()`,
]

/**
 * Moves letters of a former version from `submissions` that no process is trying now. Letters under a lease follow when
 * it has ended.
 * @returns the number of letters
 */
export async function moveFormerLetters(database: Database, now: number): Promise<number> {
  const freeIn = (within: Pick<Database, 'selectFrom'>) =>
    within
      .selectFrom('deliveries')
      .select(['id', 'submission_id'])
      .where('channel', '=', 'letters')
      .where((where) => where.or([where('lease_id', 'is', null), where('next_at', '<=', stamp(now))]))
  // Usually there are none, and then nothing is locked.
  if ((await freeIn(database).limit(1).executeTakeFirst()) === undefined) return 0
  let moved = 0
  for (;;) {
    const some = await database.transaction().execute(async (transaction) => {
      const free = freeIn(transaction).limit(batch)
      const rows = await (isPostgres(database) ? free.forUpdate().skipLocked() : free).execute()
      if (rows.length === 0) return 0
      await insertOf(rows.map(({ id }) => id)).execute(transaction)
      await transaction
        .deleteFrom('submissions')
        .where(
          'id',
          'in',
          rows.map(({ submission_id }) => submission_id),
        )
        .execute()
      return rows.length
    })
    moved += some
    if (some < batch) return moved
  }
}

const insertOf = (ids: readonly string[]): RawBuilder<unknown> => sql`
  insert into letters (${sql.raw(columns)})
  select ${sql.raw(asLetter)} from deliveries d join submissions s on s.id = d.submission_id
  where d.id in (${sql.join([...ids])})
  on conflict do nothing`
