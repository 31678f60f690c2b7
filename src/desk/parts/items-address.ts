import { asksToDelete } from '#desk/screens/inbox/inbox-address.ts'

/** What an address of a list asks for, where each thing has its own buttons. */
export interface ItemsAddress {
  /** The one that is current. */
  readonly at: string | undefined
  /** Asks before that one is deleted; without a current one, before all are. */
  readonly asks: boolean
}

export const readItemsAddress = (query: URLSearchParams): ItemsAddress => ({
  at: query.get('at') || undefined,
  asks: asksToDelete(query),
})

/** The address of a list, where one is current. */
export const itemHref = (list: string, at: string | undefined, asks = false): string => {
  const url = new URL(list, 'http://desk')
  if (at !== undefined) url.searchParams.set('at', at)
  if (asks) url.searchParams.set('ask', 'delete')
  return `${url.pathname}${url.search}`
}

/** The one that comes next once some of a list are gone: after the last of them, or else before the first. */
export function nextOf(list: readonly string[], gone: readonly string[]): string | undefined {
  const places = gone.map((id) => list.indexOf(id)).filter((place) => place !== -1)
  if (places.length === 0) return undefined
  const after = list.slice(Math.max(...places) + 1)
  const before = list.slice(0, Math.min(...places))
  return after[0] ?? before.at(-1)
}
