import type { Selectable, Transaction } from 'kysely'
import type { DeliveryRow, SubscriptionRow, Tables } from '#server/platform/database/tables.ts'

/** Rows that belong to a submission and change with its status. */
export interface Attached {
  readonly deliveries: readonly Selectable<DeliveryRow>[]
  /** Undefined for a form that is no sign-up. */
  readonly subscription: Pick<Selectable<SubscriptionRow>, 'state' | 'letter_at'> | undefined
}

/** @returns a function from an id to its rows, which also takes ids without any */
export async function attachedTo(
  transaction: Transaction<Tables>,
  ids: readonly string[],
): Promise<(id: string) => Attached> {
  const deliveries = await transaction.selectFrom('deliveries').selectAll().where('submission_id', 'in', ids).execute()
  const subscriptions = await transaction
    .selectFrom('subscriptions')
    .select(['submission_id', 'state', 'letter_at'])
    .where('submission_id', 'in', ids)
    .execute()
  const deliveriesOf = Map.groupBy(deliveries, (row) => row.submission_id)
  const subscriptionOf = new Map(subscriptions.map(({ submission_id, ...row }) => [submission_id, row]))
  return (id) => ({ deliveries: deliveriesOf.get(id) ?? [], subscription: subscriptionOf.get(id) })
}
