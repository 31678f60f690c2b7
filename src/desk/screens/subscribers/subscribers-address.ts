import { paths } from '#desk/paths.ts'
import {
  type SubscriberFilter,
  type SubscriberState,
  subscriberState,
} from '#desk/screens/subscribers/subscribers.query.ts'
import { type ListName, listNamed } from '#forms/consent/consent-rules.ts'

/** The query of the screen. */
export interface SubscribersQuery {
  readonly search: string
  readonly list: ListName | ''
  readonly state: SubscriberState | 'all'
  /** From 1. */
  readonly page: number
  /** The sign-up whose evidence is open; empty: none. */
  readonly open: string
  /** The question to ask about it. */
  readonly ask: 'leave' | 'erase' | ''
}

const highestPage = 1_000_000

/**
 * Reads the query. Unknown values count as left out.
 * @param state the default
 */
export function readSubscribersQuery(
  query: URLSearchParams,
  state: SubscribersQuery['state'] = 'all',
): SubscribersQuery {
  const text = (name: string) => query.get(name) ?? ''
  const named = (['all', ...Object.values(subscriberState)] as const).find((each) => each === text('state'))
  const page = /^[1-9]\d*$/.test(text('page')) ? Math.min(Number(text('page')), highestPage) : 1
  const ask = (['leave', 'erase'] as const).find((each) => each === text('ask'))
  return {
    search: text('q').trim().slice(0, 200),
    list: listNamed(text('list')) ?? '',
    state: named ?? state,
    page,
    open: text('open'),
    ask: ask ?? '',
  }
}

/** The address of a list, without parameters at their default. */
export function subscribersHref(query: SubscribersQuery, path: string = paths.subscribers): string {
  const { search: q, list, state, page, open, ask } = query
  // The file's default differs from the screen's.
  const named = state === 'all' && path === paths.subscribers ? '' : state
  const parts = { q, list, state: named, page: page === 1 ? '' : `${page}`, open, ask }
  const text = new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== '')).toString()
  return `${path}${text === '' ? '' : `?${text}`}`
}

/** The list to come back to, from a form; the whole list when it is not an address of the screen. */
export function readSubscribersBack(from: string | null): SubscribersQuery {
  const url = URL.parse(from ?? '', 'http://desk')
  const isOwn = url?.host === 'desk' && url.pathname === paths.subscribers
  return readSubscribersQuery(isOwn ? url.searchParams : new URLSearchParams())
}

/** @param hash of the searched text, when it is a whole address */
export const subscriberFilterOf = ({ search, list, state }: SubscribersQuery, hash?: string): SubscriberFilter => ({
  search,
  hash,
  list: list || undefined,
  state: state === 'all' ? undefined : state,
})
