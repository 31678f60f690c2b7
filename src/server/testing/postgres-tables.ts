import pg from 'pg'
import { openDatabase } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrations.ts'
import type { Cluster } from '#server/testing/postgres-cluster.ts'

/** The template of databases with tables. */
export const withTables = 'with_tables'

/** Creates the template. @returns its schema digest */
export async function makeTables(cluster: Cluster): Promise<string> {
  await ask(cluster.url('postgres'), `create database ${withTables}`)
  const database = openDatabase({ databaseUrl: cluster.url(withTables), dataDir: '' })
  await migrate(database)
  await database.destroy()
  return ask(cluster.url(withTables), shape)
}

/** A digest of the schema: columns, indexes, constraints, triggers, functions, and migrations. */
export const shape = `select md5(string_agg(line, ',' order by line)) from (
  select concat_ws(' ', attrelid::regclass, attname, atttypid, attnotnull) as line from pg_attribute
    join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace and attnum > 0
  union all select pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
  union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger
  union all select concat_ws(' ', proname, prosrc) from pg_proc where pronamespace = 'public'::regnamespace
  union all select name from public.kysely_migration
) as lines`

/** Deletes all rows, without foreign keys, and resets sequences. */
export const removeRows = `do $$ declare name text; begin
  set local session_replication_role = replica;
  for name in select quote_ident(tablename) from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
    execute 'delete from ' || name;
  end loop;
  for name in select quote_ident(sequencename) from pg_sequences where schemaname = 'public' loop
    execute 'alter sequence ' || name || ' restart';
  end loop;
end $$`

/** Runs one query. @returns the first value of the first row, as text */
export async function ask(url: string, words: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const result = await client.query({ text: words, rowMode: 'array' })
    return String(result.rows?.[0]?.[0])
  } finally {
    await client.end()
  }
}
