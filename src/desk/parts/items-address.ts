import { asksToDelete } from '#desk/screens/inbox/inbox-address.ts'

/** The query of a list whose items have their own buttons. */
export interface ItemsAddress {
  /** The id of the current item. */
  readonly at: string | undefined
  /** Whether to ask before the current item is deleted; without a current item, before all are. */
  readonly asks: boolean
}

export const readItemsAddress = (query: URLSearchParams): ItemsAddress => ({
  at: query.get('at') || undefined,
  asks: asksToDelete(query),
})

/** The address of a list with a current item. */
export const itemHref = (list: string, at: string | undefined, asks = false): string => {
  const url = new URL(list, 'http://desk')
  if (at !== undefined) url.searchParams.set('at', at)
  if (asks) url.searchParams.set('ask', 'delete')
  return `${url.pathname}${url.search}`
}

/** The item to continue with when some are gone: the one after the last of them, or else the one before the first. */
export function nextOf(list: readonly string[], gone: readonly string[]): string | undefined {
  const places = gone.map((id) => list.indexOf(id)).filter((place) => place !== -1)
  if (places.length === 0) return undefined
  const after = list.slice(Math.max(...places) + 1)
  const before = list.slice(0, Math.min(...places))
  return after[0] ?? before.at(-1)
}
