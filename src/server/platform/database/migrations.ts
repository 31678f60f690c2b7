import { setTimeout as sleep } from 'node:timers/promises'
import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { addressHasher } from '#server/platform/database/address-hash.ts'
import { type Database, isPostgres } from '#server/platform/database/database.ts'
import { moveFormerLetters, redirectFormerLetters } from '#server/platform/database/letters-migration.ts'
import { subscriptionState, type Tables } from '#server/platform/database/tables.ts'
import { isBusy } from '#server/platform/error-code.ts'

/** Milliseconds a start waits for another process that is changing the tables. */
const lockTimeoutMs = 30_000

/**
 * Brings the tables up to date. Safe when several processes start at once: each change runs in a transaction that locks
 * the other processes out, and they find it done.
 * @throws the error that stopped it; the tables are then as before
 */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
  // Usually there is nothing to do, and then nothing is locked.
  const isDone = (await migrator.getMigrations()).every(({ executedAt }) => executedAt !== undefined)
  for (const deadline = Date.now() + lockTimeoutMs; !isDone; await sleep(50)) {
    const { error } = await migrator.migrateToLatest()
    if (error === undefined) break
    if (!isBusy(error) || Date.now() > deadline) throw error
  }
  // Outside the transaction of the migrations, whose locks keep other processes waiting.
  await moveFormerLetters(database, Date.now())
}

/** Migrations in order of their names. A released migration never changes: the next one corrects its mistakes. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-submissions-and-deliveries': {
    async up(database: Kysely<unknown>) {
      const table = tablesOf(database)

      await table('submissions')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('form', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('fields', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull().defaultTo('new'))
        .addColumn('email', 'text')
        .addColumn('submission_key', 'text')
        .addColumn('receipt', 'text', (column) => column.notNull().unique())
        .addUniqueConstraint('submissions_once_per_form_instance', ['form', 'submission_key'])
        .execute()
      const submissions = (name: string) => database.schema.createIndex(name).on('submissions')
      await submissions('submissions_by_time').column('created_at').execute()
      await submissions('submissions_by_email').column('email').execute()

      await table('deliveries')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('submission_id', 'text', (column) =>
          column.notNull().references('submissions.id').onDelete('cascade'),
        )
        .addColumn('channel', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull().defaultTo('pending'))
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('next_at', 'text')
        .addColumn('lease_id', 'text')
        .addColumn('last_error', 'text')
        .addColumn('finished_at', 'text')
        .execute()
      const deliveries = (name: string) => database.schema.createIndex(name).on('deliveries')
      await deliveries('deliveries_by_submission').column('submission_id').execute()
      await deliveries('deliveries_due').columns(['channel', 'state', 'next_at']).execute()
    },
  },
  '002-shared-rate-limits': {
    async up(database: Kysely<unknown>) {
      // SQLite serves one process, which counts in memory.
      if (!isPostgres(database)) return
      // The schema of rate-limiter-flexible. Unlogged: fast, in no copy of the log, empty after a crash.
      await database.schema
        .createTable('rate_limits')
        .modifyFront(sql`unlogged`)
        .addColumn('key', 'text', (column) => column.primaryKey().notNull())
        .addColumn('points', 'integer', (column) => column.notNull())
        .addColumn('expire', 'bigint')
        .execute()
    },
  },
  '003-suspects-erasure-usage': {
    async up(database: Kysely<unknown>) {
      const table = tablesOf(database)
      await database.schema.alterTable('submissions').addColumn('suspicion', 'text').execute()
      await table('secrets')
        .addColumn('name', 'text', (column) => column.primaryKey().notNull())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute()
      await table('erase_links')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute()
      await table('usage_counts')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('route', 'text', (column) => column.notNull())
        .addColumn('opened', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('usage_counts_by_day_and_route', ['day', 'route'])
        .execute()
    },
  },
  '004-used-tokens': {
    async up(database: Kysely<unknown>) {
      await tablesOf(database)('used_tokens')
        .addColumn('day', 'text', (column) => column.primaryKey().notNull())
        // SQLite's integers have 64 bits anyway.
        .addColumn('tokens', isPostgres(database) ? 'bigint' : 'integer', (column) => column.notNull())
        .execute()
    },
  },
  '005-delivery-recipients': {
    async up(database: Kysely<unknown>) {
      await database.schema.alterTable('deliveries').addColumn('recipient', 'text').execute()
    },
  },
  '006-delivery-failures': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .alterTable('deliveries')
        .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
      // Tries without an error were ended by restarts and crashes.
      await sql`update deliveries set failures = attempts where last_error is not null`.execute(database)
    },
  },
  '007-result-counts': {
    async up(database: Kysely<unknown>) {
      await tablesOf(database)('result_counts')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('shown', 'integer', (column) => column.notNull())
        .addColumn('flat', 'integer', (column) => column.notNull())
        .execute()
    },
  },
  '008-inbox': {
    async up(database: Kysely<unknown>) {
      const table = tablesOf(database)
      // One column at a time: SQLite adds no two in a statement.
      const submissions = () => database.schema.alterTable('submissions')
      await submissions()
        .addColumn('lead_state', 'text', (column) => column.notNull().defaultTo('new'))
        .execute()
      await submissions().addColumn('acted_at', 'text').execute()
      await submissions().addColumn('acted_by', 'text').execute()
      await submissions().addColumn('page', 'text').execute()
      await database.schema
        .createIndex('submissions_by_state')
        .on('submissions')
        .columns(['lead_state', 'created_at'])
        .execute()
      await table('notes')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('submission_id', 'text', (column) =>
          column.notNull().references('submissions.id').onDelete('cascade'),
        )
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('author', 'text')
        .addColumn('text', 'text', (column) => column.notNull())
        .execute()
      await database.schema.createIndex('notes_by_submission').on('notes').column('submission_id').execute()
      await table('gone_leads')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('gone_at', 'text', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .execute()
    },
  },
  '009-lead-search': {
    async up(database: Kysely<unknown>) {
      const postgres = isPostgres(database)
      await tablesOf(database)('lead_search')
        .addColumn('number', postgres ? 'bigserial' : 'integer', (column) => column.primaryKey())
        .addColumn('submission_id', 'text', (column) =>
          column.notNull().unique().references('submissions.id').onDelete('cascade'),
        )
        .addColumn('words', postgres ? sql`tsvector` : 'text', (column) => column.notNull())
        .execute()
      if (postgres) {
        // Without fastupdate: the index is written in the background, and a search should not scan a pending list.
        await sql`create index lead_search_by_words on lead_search using gin (words) with (fastupdate = off)`.execute(
          database,
        )
        return
      }
      // Deleted rows leave the index at once instead of with the next merge of its segments.
      const statements = [
        sql`create virtual table lead_words using fts5(words, content = 'lead_search', content_rowid = 'number',
          tokenize = 'ascii', columnsize = 0)`,
        sql`insert into lead_words(lead_words, rank) values ('secure-delete', 1)`,
        sql`create trigger lead_words_added after insert on lead_search begin
          insert into lead_words(rowid, words) values (new.number, new.words);
        end`,
        sql`create trigger lead_words_deleted after delete on lead_search begin
          insert into lead_words(lead_words, rowid, words) values ('delete', old.number, old.words);
        end`,
      ]
      for (const statement of statements) await statement.execute(database)
    },
  },
  '010-desk-access': {
    async up(database: Kysely<unknown>) {
      const table = tablesOf(database)
      const text = (column: ColumnDefinitionBuilder) => column.notNull()
      await table('desk_links')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('who', 'text', text)
        .addColumn('how', 'text', text)
        .addColumn('expires_at', 'text', text)
        .execute()
      await table('desk_sessions')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .addColumn('who', 'text', text)
        .addColumn('how', 'text', text)
        .addColumn('browser', 'text', text)
        .addColumn('created_at', 'text', text)
        .addColumn('seen_at', 'text', text)
        .addColumn('expires_at', 'text', text)
        .execute()
      await table('desk_audit')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('at', 'text', text)
        .addColumn('who', 'text', text)
        .addColumn('action', 'text', text)
        .addColumn('subject', 'text', text)
        .execute()
      await database.schema.createIndex('desk_audit_by_time').on('desk_audit').column('at').execute()
      await table('desk_listeners')
        .addColumn('url', 'text', (column) => column.primaryKey().notNull())
        .addColumn('opened_at', 'text', text)
        .execute()
    },
  },
  '020-subscriptions': {
    async up(database: Kysely<unknown>) {
      const table = tablesOf(database)
      await table('subscriptions')
        .addColumn('submission_id', 'text', (column) =>
          column.primaryKey().notNull().references('submissions.id').onDelete('cascade'),
        )
        .addColumn('list', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('address_hash', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('wording', 'text')
        .addColumn('page', 'text')
        .addColumn('letter_at', 'text')
        .addColumn('confirmed_at', 'text')
        .execute()
      const subscriptions = (name: string) => database.schema.createIndex(name).on('subscriptions')
      await subscriptions('subscriptions_by_address').columns(['address_hash', 'state']).execute()
      // The letters of an address are found quickly even if it was signed up many times.
      await subscriptions('subscriptions_by_letter').columns(['address_hash', 'letter_at']).execute()
      await subscriptions('subscriptions_by_state').columns(['list', 'state']).execute()
      await table('departures')
        .addColumn('address_hash', 'text', (column) => column.primaryKey().notNull())
        .addColumn('left_at', 'text', (column) => column.notNull())
        .execute()
      await table('bounces')
        .addColumn('email', 'text', (column) => column.primaryKey().notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('bounced_at', 'text', (column) => column.notNull())
        .execute()
      await database.schema.alterTable('deliveries').addColumn('handed_at', 'text').execute()
      await takeOverSubscribers(database as Kysely<Tables>)
    },
  },
  '030-removals-and-moves': {
    async up(database: Kysely<unknown>) {
      const table = tablesOf(database)
      const text = (column: ColumnDefinitionBuilder) => column.notNull()
      await table('removals')
        .addColumn('removed_at', 'text', text)
        .addColumn('address_hash', 'text', text)
        .addColumn('kind', 'text', text)
        .addPrimaryKeyConstraint('removals_by_time', ['removed_at', 'address_hash', 'kind'])
        .execute()
      await table('moves').addColumn('moved_at', 'text', text).addColumn('digest', 'text', text).execute()
    },
  },
  '031-day-counts': {
    async up(database: Kysely<unknown>) {
      await tablesOf(database)('day_counts')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('path', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('times', 'integer', (column) => column.notNull())
        // The counts of one kind and page are adjacent, in order of days.
        .addPrimaryKeyConstraint('day_counts_once', ['kind', 'path', 'day', 'name'])
        .execute()
      await database.schema.createIndex('day_counts_by_day').on('day_counts').column('day').execute()
      // Takes over the former counts: all of them, and by path where a route is a path.
      await sql`insert into day_counts (day, kind, path, name, times)
        select day, 'page', '', '', sum(opened) from usage_counts group by day`.execute(database)
      await sql`insert into day_counts (day, kind, path, name, times)
        select day, 'page', route, '', opened from usage_counts where route not like '%:%'`.execute(database)
    },
  },
  '032-announcements': {
    async up(database: Kysely<unknown>) {
      const text = (column: ColumnDefinitionBuilder) => column.notNull()
      await tablesOf(database)('announcements')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('author', 'text', text)
        .addColumn('kind', 'text', text)
        .addColumn('subject', 'text', text)
        .addColumn('text', 'text', text)
        .addColumn('state', 'text', text)
        .addColumn('name', 'text')
        .addColumn('changed_at', 'text', text)
        .addColumn('tested_name', 'text')
        .addColumn('tested_to', 'text')
        .addColumn('tested_at', 'text')
        .addColumn('tested_ms', 'integer')
        .addColumn('sent_at', 'text')
        .addColumn('queued_at', 'text')
        .addColumn('total', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('stops', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('left_out', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
      await database.schema.alterTable('deliveries').addColumn('held_at', 'text').execute()
    },
  },
  '033-result-day-counts': {
    async up(database: Kysely<unknown>) {
      await tablesOf(database)('result_day_counts')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('shown', 'integer', (column) => column.notNull())
        .addColumn('flat', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('result_day_counts_once', ['day', 'id'])
        .execute()
    },
  },
  '034-inbox-counts': {
    async up(database: Kysely<unknown>) {
      const index = (name: string) => database.schema.createIndex(name).on('submissions')
      // With all columns that the counts of leads read, so that the index alone answers them.
      await database.schema.dropIndex('submissions_by_state').execute()
      await index('submissions_by_state').columns(['lead_state', 'created_at', 'status', 'form']).execute()
      await index('submissions_by_form').columns(['form', 'status', 'created_at', 'lead_state']).execute()
      await sql`create index suspects_by_time on submissions (created_at) where status = 'quarantined'`.execute(
        database,
      )
    },
  },
  '035-letters': {
    async up(database: Kysely<unknown>) {
      const text = (column: ColumnDefinitionBuilder) => column.notNull()
      const number = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)
      await tablesOf(database)('letters')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('kind', 'text', text)
        .addColumn('letter_key', 'text')
        .addColumn('created_at', 'text', text)
        .addColumn('recipient', 'text', text)
        .addColumn('fields', 'text')
        .addColumn('broadcast', 'text')
        .addColumn('submission_id', 'text')
        .addColumn('state', 'text', (column) => column.notNull().defaultTo('pending'))
        .addColumn('attempts', 'integer', number)
        .addColumn('failures', 'integer', number)
        .addColumn('next_at', 'text')
        .addColumn('lease_id', 'text')
        .addColumn('last_error', 'text')
        .addColumn('finished_at', 'text')
        .addColumn('handed_at', 'text')
        .addColumn('held_at', 'text')
        .addUniqueConstraint('letters_once', ['kind', 'letter_key'])
        .execute()
      const letters = (name: string) => database.schema.createIndex(name).on('letters')
      await letters('letters_due').columns(['state', 'next_at']).execute()
      await letters('letters_by_recipient').columns(['recipient', 'kind', 'created_at']).execute()
      await letters('letters_by_broadcast').columns(['broadcast', 'state']).execute()
      await letters('letters_by_submission').column('submission_id').execute()
      await redirectFormerLetters(database)
      await keepOneOfEachName(database as Kysely<Tables>)
      await database.schema.createIndex('announcements_once').on('announcements').column('name').unique().execute()
    },
  },
  '036-erasing': {
    async up(database: Kysely<unknown>) {
      const table = tablesOf(database)
      const text = (column: ColumnDefinitionBuilder) => column.notNull()
      const key = (column: ColumnDefinitionBuilder) => column.primaryKey().notNull()
      await table('removal_lists').addColumn('path', 'text', key).addColumn('noted_at', 'text', text).execute()
      await table('file_rewrites').addColumn('due_at', 'text', key).execute()
      await table('erase_requests')
        .addColumn('email', 'text', key)
        .addColumn('asked_at', 'text', text)
        .addColumn('times', 'integer', (column) => column.notNull())
        .execute()
    },
  },
  '037-one-count-of-pages': {
    async up(database: Kysely<unknown>) {
      // Days with counts by kind of page alone get a row by the kind's name. The former counts stay in place, so that
      // the former version can go on with them.
      const kinds = sql<{ route: string }>`select distinct route from usage_counts where route like '%:%'`
      for (const { route } of (await kinds.execute(database)).rows) {
        const start = route.slice(0, route.indexOf(':'))
        await sql`insert into day_counts (day, kind, path, name, times)
          select usage_counts.day, 'page', route, '', opened - coalesce(times, 0) from usage_counts
          left join (select day, sum(times) as times from day_counts where kind = 'page' and name = ''
            and path like ${`${start}%`} and path not like ${`${start}%/%`} group by day) as known
            on known.day = usage_counts.day
          where route = ${route} and opened > coalesce(times, 0)`.execute(database)
      }
    },
  },
}

/** Two authors who pressed send at the same moment made two broadcasts of the same letters. */
async function keepOneOfEachName(database: Kysely<Tables>): Promise<void> {
  const rows = await database
    .selectFrom('announcements')
    .select(['id', 'name'])
    .where('name', 'is not', null)
    // In order of sending, stopped and left: the broadcast under way stays.
    .orderBy((by) =>
      by.case().when('state', '=', 'sending').then(0).when('state', '=', 'stopped').then(1).else(2).end(),
    )
    .orderBy('sent_at')
    .orderBy('id')
    .execute()
  const kept = new Set<string | null>()
  for (const { id, name } of rows) {
    if (kept.has(name)) await database.deleteFrom('announcements').where('id', '=', id).execute()
    kept.add(name)
  }
}

/** Subscribers from before these rows were kept stay on the list, without a confirmation. */
async function takeOverSubscribers(database: Kysely<Tables>): Promise<void> {
  const rows = await database
    .selectFrom('submissions')
    .select(['id', 'form', 'email'])
    .where('form', 'in', ['newsletter', 'notify'])
    .where('email', 'is not', null)
    .execute()
  if (rows.length === 0) return
  const hash = await addressHasher(database)
  const taken = rows.flatMap(({ id, form, email }) =>
    email === null
      ? []
      : [{ submission_id: id, list: form, email, address_hash: hash(email), state: subscriptionState.unconfirmed }],
  )
  for (let first = 0; first < taken.length; first += 500) {
    await database
      .insertInto('subscriptions')
      .values(taken.slice(first, first + 500))
      .execute()
  }
}

/** SQLite checks the types of columns only in tables that are declared strict. */
function tablesOf(database: Kysely<unknown>): (name: string) => CreateTableBuilder<string, never> {
  const strict = !isPostgres(database)
  return (name) => {
    const table = database.schema.createTable(name)
    return strict ? table.modifyEnd(sql`strict`) : table
  }
}
