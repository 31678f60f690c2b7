import type { Database } from '#server/database/database.ts'

/** Results that were shown less often say too little. */
export const leastShown = 50
/** How many results a list has at most. */
const longest = 40

/** A result of the try-outs that readers said fell flat. */
export interface Flat {
  /** A pattern's, phrase's or situation's id with its line's number, or an example's with its dryness. */
  readonly id: string
  readonly shown: number
  readonly flat: number
}

/**
 * What falls flat most, by the share of its showings.
 * @param isMeant false for what is to be left out
 */
export async function readFlat(
  database: Pick<Database, 'selectFrom'>,
  isMeant: (id: string) => boolean = () => true,
): Promise<Flat[]> {
  const rows = await database
    .selectFrom('result_counts')
    .select(['id', 'shown', 'flat'])
    .where('shown', '>=', leastShown)
    .where('flat', '>', 0)
    .execute()
  return rows
    .filter(({ id }) => isMeant(id))
    .sort((one, other) => share(other) - share(one) || other.flat - one.flat || (one.id < other.id ? -1 : 1))
    .slice(0, longest)
}

export const share = ({ shown, flat }: Omit<Flat, 'id'>): number => flat / shown

/** All showings together. */
export async function countShown(database: Pick<Database, 'selectFrom'>): Promise<Omit<Flat, 'id'>> {
  const sums = await database
    .selectFrom('result_counts')
    .select(({ fn }) => [
      fn.sum<number | string | null>('shown').as('shown'),
      fn.sum<number | string | null>('flat').as('flat'),
    ])
    .executeTakeFirstOrThrow()
  return { shown: Number(sums.shown ?? 0), flat: Number(sums.flat ?? 0) }
}
