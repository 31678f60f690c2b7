import type { Database } from '../../../src/server/platform/database/database.ts'
import { complaints } from './figures.ts'
import { type Filled, findMarker } from './forms.ts'
import type { Try } from './webhook-receiver.ts'

export interface Sent {
  readonly filled: Filled
  /** Receipts of its thanks; a resend of the same form instance gets the same one. */
  readonly receipts: ReadonlySet<string>
}

/** Compares visitors' answers with saved rows. @returns violations, in words */
export async function auditSaved(database: Database, sent: readonly Sent[]): Promise<string[]> {
  const rows = await database.selectFrom('submissions').select(['form', 'fields', 'receipt', 'status']).execute()
  const byMarker = Map.groupBy(rows, ({ fields }) => findMarker(fields))
  const rowsOf = ({ filled }: Sent) => byMarker.get(filled.marker) ?? []
  const marker = ({ filled }: Sent) => filled.marker
  const thanked = sent.filter(({ receipts }) => receipts.size > 0)
  const known = new Set(sent.map(marker))
  return complaints({
    'thanked without a row': thanked.filter((one) => rowsOf(one).length === 0).map(marker),
    'saved more than once': sent.filter((one) => rowsOf(one).length > 1).map(marker),
    'thanked under several receipts': thanked.filter(({ receipts }) => receipts.size > 1).map(marker),
    'thanked under another receipt than the saved one': thanked
      .filter((one) => rowsOf(one).some(({ receipt }) => !one.receipts.has(receipt)))
      .map(marker),
    'saved with other words or as another form': sent
      .filter((one) => rowsOf(one).some((row) => row.form !== one.filled.form || !isSame(row.fields, one.filled)))
      .map(marker),
    'taken for spam': rows.filter(({ status }) => status === 'quarantined').map(({ fields }) => findMarker(fields)),
    'saved that nobody sent': [...byMarker.keys()].filter((name) => !known.has(name)),
  })
}

const isSame = (saved: string, { fields }: Filled) => saved === JSON.stringify(fields)

/** Compares saved rows with the deliveries that the receiver of the one channel saw. @returns violations, in words */
export async function auditDelivered(database: Database, tries: readonly Try[]): Promise<string[]> {
  const submissions = await database.selectFrom('submissions').select(['id', 'fields']).execute()
  const deliveries = await database.selectFrom('deliveries').select(['id', 'submission_id', 'state']).execute()
  const deliveryOf = new Map(deliveries.map((row) => [row.submission_id, row]))
  const taken = new Set(tries.filter(({ ending }) => ending === 'taken').map(({ submission }) => submission))
  return complaints({
    'submissions without exactly one delivery':
      deliveries.length === submissions.length && deliveryOf.size === submissions.length
        ? []
        : [`${submissions.length} submissions, ${deliveries.length} deliveries, ${deliveryOf.size} different`],
    'saved and not taken by the receiver': submissions.filter(({ id }) => !taken.has(id)).map(({ id }) => id),
    'deliveries not settled as delivered': deliveries.filter(({ state }) => state !== 'delivered').map(({ id }) => id),
    'tries with another webhook-id than their delivery’s': tries
      .filter(({ id, submission }) => deliveryOf.get(submission)?.id !== id)
      .map(({ id }) => id),
    'tries without a good signature': tries.filter(({ signed }) => !signed).map(({ id }) => id),
  })
}
