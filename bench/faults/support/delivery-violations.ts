import type { Try } from './recording-mail-server.ts'

export interface Evidence {
  /** Receipts of acknowledged posts, by the token in the post's words. */
  readonly receipts: ReadonlyMap<string, string>
  readonly submissions: readonly { readonly id: string; readonly fields: string; readonly receipt: string }[]
  readonly deliveries: readonly {
    readonly id: string
    readonly submission_id: string
    readonly state: string
    readonly attempts: number
  }[]
  /** Deliveries as the receiver saw them. */
  readonly tries: readonly Try[]
}

/** Milliseconds. A claim holds for 60 s; it begins a moment before the receiver sees the letter. */
const leaseMs = 55_000

/** Compares receipts with saved rows and deliveries. @returns one sentence per kind of violation */
export function findViolations({ receipts, submissions, deliveries, tries }: Evidence): string[] {
  const rows = Map.groupBy(submissions, ({ fields }) => /token-\d+-\d+/.exec(fields)?.[0] ?? '')
  const byKey = Map.groupBy(tries, ({ key }) => key)
  const delivery = new Map(deliveries.map((row) => [row.id, row]))
  const submissionOf = new Map(submissions.map((row) => [row.id, row]))
  const tokens = [...receipts.keys()]
  const arrived = new Set(tries.filter(({ accepted }) => accepted).map(({ token }) => token))
  const findings: readonly (readonly [string, readonly unknown[]])[] = [
    ['acknowledged and not saved', tokens.filter((token) => !rows.has(token))],
    ['saved more than once', [...rows].filter(([, same]) => same.length > 1).map(([token]) => token)],
    [
      'saved under another receipt than the one given',
      tokens.filter((token) => rows.get(token)?.[0]?.receipt !== receipts.get(token)),
    ],
    ['acknowledged and not delivered', tokens.filter((token) => !arrived.has(token))],
    ['saved without one delivery', submissions.filter(({ id }) => !deliveries.some((row) => row.submission_id === id))],
    ['not settled as delivered', deliveries.filter(({ state }) => state !== 'delivered').map(({ id }) => id)],
    [
      'letters whose key is not their delivery’s',
      tries.filter(({ key, token }) => {
        const submission = submissionOf.get(delivery.get(key)?.submission_id ?? '')
        return submission === undefined || !submission.fields.includes(`${token}:`)
      }),
    ],
    [
      'keys that came more often than they were claimed',
      [...byKey].filter(([key, same]) => same.length > (delivery.get(key)?.attempts ?? 0)).map(([key]) => key),
    ],
    ['keys that were claimed twice at a time', [...byKey].filter(([, same]) => isDouble(same)).map(([key]) => key)],
  ]
  return findings
    .filter(([, found]) => found.length > 0)
    .map(([what, found]) => `${found.length} ${what}, such as ${JSON.stringify(found.slice(0, 3))}`)
}

/** An accepted letter may come again only after its lease has ended. */
function isDouble(tries: readonly Try[]): boolean {
  const times = tries.toSorted((one, other) => one.at - other.at)
  return times.some(({ accepted, at }, index) => {
    const next = times[index + 1]
    return accepted && next !== undefined && next.at - at < leaseMs
  })
}
