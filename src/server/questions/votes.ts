import type { Database } from '#server/platform/database/database.ts'
import type { DaySpan } from '#server/visits/numbers.ts'

/** Least showings of a listed result: fewer say too little. */
export const leastShown = 50
/** Most results of a list. */
const longest = 40

/** A result of the try-outs with its votes. */
export interface VotedResult {
  /** A pattern's, phrase's or situation's id with its line's number, or an example's with its dryness. */
  readonly id: string
  readonly shown: number
  readonly flat: number
}

type Reader = Pick<Database, 'selectFrom'>

export interface VoteFilter {
  /** Days on which it was shown; undefined for all days since counting began. */
  readonly span?: DaySpan | undefined
  /** False for results to leave out. */
  readonly isMeant?: (id: string) => boolean
}

/** Results with the most votes that they fell flat, by the share of their showings. */
export async function readVotes(
  database: Reader,
  { span, isMeant = () => true }: VoteFilter = {},
): Promise<VotedResult[]> {
  const rows = span === undefined ? await allOf(database) : await sumsOf(database, span)
  return rows
    .filter(({ id, shown, flat }) => shown >= leastShown && flat > 0 && isMeant(id))
    .sort((one, other) => share(other) - share(one) || other.flat - one.flat || (one.id < other.id ? -1 : 1))
    .slice(0, longest)
}

const allOf = (database: Reader): Promise<VotedResult[]> =>
  database
    .selectFrom('result_counts')
    .select(['id', 'shown', 'flat'])
    .where('shown', '>=', leastShown)
    .where('flat', '>', 0)
    .execute()

async function sumsOf(database: Reader, { from, to }: DaySpan): Promise<VotedResult[]> {
  const rows = await database
    .selectFrom('result_day_counts')
    .select(({ fn }) => [
      'id',
      fn.sum<number | string>('shown').as('shown'),
      fn.sum<number | string>('flat').as('flat'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('id')
    .execute()
  // Postgres returns sums as strings.
  return rows.map(({ id, shown, flat }) => ({ id, shown: Number(shown), flat: Number(flat) }))
}

export const share = ({ shown, flat }: Omit<VotedResult, 'id'>): number => flat / shown

/** Sums of all results. @param span undefined for all days since counting began */
export async function countShown(database: Reader, span?: DaySpan): Promise<Omit<VotedResult, 'id'>> {
  const rows =
    span === undefined
      ? await database.selectFrom('result_counts').select(['id', 'shown', 'flat']).execute()
      : await sumsOf(database, span)
  const sum = (column: 'shown' | 'flat') => rows.reduce((total, row) => total + row[column], 0)
  return { shown: sum('shown'), flat: sum('flat') }
}

/** The first day with counts of its own. */
export async function firstShown(database: Reader): Promise<string | undefined> {
  const row = await database.selectFrom('result_day_counts').select('day').orderBy('day').limit(1).executeTakeFirst()
  return row?.day
}
