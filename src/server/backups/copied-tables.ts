import type { Tables } from '#server/platform/database/tables.ts'

/** A table whose rows are copied from one database to another. */
export interface CopiedTable {
  readonly name: keyof Tables
  /** Columns of the primary key. */
  readonly key: readonly string[]
}

/** In an order in which each row finds the rows that it refers to. */
export const copiedTables: readonly CopiedTable[] = [
  { name: 'secrets', key: ['name'] },
  { name: 'submissions', key: ['id'] },
  { name: 'deliveries', key: ['id'] },
  { name: 'notes', key: ['id'] },
  { name: 'subscriptions', key: ['submission_id'] },
  { name: 'departures', key: ['address_hash'] },
  { name: 'removals', key: ['removed_at', 'address_hash', 'kind'] },
  { name: 'bounces', key: ['email'] },
  { name: 'announcements', key: ['id'] },
  { name: 'letters', key: ['id'] },
  { name: 'erase_links', key: ['id'] },
  { name: 'erase_requests', key: ['email'] },
  { name: 'gone_leads', key: ['id'] },
  { name: 'day_counts', key: ['kind', 'path', 'day', 'name'] },
  { name: 'used_tokens', key: ['day'] },
  { name: 'result_counts', key: ['id'] },
  { name: 'result_day_counts', key: ['day', 'id'] },
  { name: 'desk_audit', key: ['id'] },
  { name: 'desk_links', key: ['id'] },
  { name: 'desk_sessions', key: ['id'] },
]

/**
 * Tables that are not copied: the search's index, which SQLite and Postgres each build in their own way, the desk's
 * addresses and the lists of removals of running processes, the limits of the last minutes, counts of a former version,
 * and records about this database and its file.
 */
export const ownTables: readonly string[] = [
  'lead_search',
  'lead_words',
  'desk_listeners',
  'rate_limits',
  'usage_counts',
  'moves',
  'removal_lists',
  'file_rewrites',
  'kysely_migration',
  'kysely_migration_lock',
]
