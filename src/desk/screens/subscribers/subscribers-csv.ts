import {
  type After,
  readSubscribers,
  type SubscriberFilter,
  subscriberState,
} from '#desk/screens/subscribers/subscribers.query.ts'
import { toCsv } from '#forms/engine/csv.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Subscribers read at a time. */
const pageSize = 500

/** The filtered subscribers as CSV, newest first, generated in parts. */
export async function* subscribersAsCsv(database: Database, filter: SubscriberFilter): AsyncGenerator<string> {
  yield toCsv([['address', 'state', 'list', 'signedUpAt', 'confirmedAt', 'leftAt']])
  let after: After | undefined
  for (;;) {
    const page = await readSubscribers(database, filter, { limit: pageSize, after })
    yield toCsv(
      page.map(({ email, state, list, at, confirmedAt }) => {
        const hasLeft = state === subscriberState.left
        return [email ?? '', state, list ?? '', hasLeft ? '' : at, confirmedAt ?? '', hasLeft ? at : '']
      }),
    )
    after = page.at(-1)
    if (page.length < pageSize) return
  }
}
