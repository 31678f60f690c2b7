import { paths } from '#desk/paths.ts'
import { formNamed } from '#forms/registry.ts'
import type { InboxFilter } from '#server/leads/lead-filter.ts'
import { type LeadState, leadState } from '#server/platform/database/tables.ts'

/** The query of the inbox. */
export interface InboxQuery {
  readonly search: string
  /** Empty: all forms. */
  readonly form: string
  readonly state: LeadState | 'all'
  /** First day, like 2026-11-21; empty: any. */
  readonly from: string
  /** Cursor of the page's start; empty: the newest. */
  readonly older: string
  /** The id of the open lead; empty: none was chosen. */
  readonly lead: string
}

/** Reads the query. Unknown values count as left out. */
export function readQuery(query: URLSearchParams): InboxQuery {
  const text = (name: string) => query.get(name) ?? ''
  const from = text('from')
  return {
    search: text('q').slice(0, 200),
    form: formNamed(text('form'))?.name ?? '',
    state:
      text('state') === 'all' ? 'all' : (Object.values(leadState).find((state) => state === text('state')) ?? 'new'),
    from: /^\d{4}-\d\d-\d\d$/.test(from) && !Number.isNaN(Date.parse(from)) ? from : '',
    older: text('older'),
    lead: text('lead'),
  }
}

/** The address of a list, without parameters at their default. */
export function inboxHref(query: InboxQuery, path: string = paths.inbox): string {
  const { search: q, form, state, from, older, lead } = query
  const parts = Object.entries({ q, form, state: state === 'new' ? '' : state, from, older, lead })
  const text = new URLSearchParams(parts.filter(([, value]) => value !== '')).toString()
  return text === '' ? path : `${path}?${text}`
}

export const filterOf = ({ search, form, state, from }: InboxQuery): InboxFilter => ({
  search,
  form: form || undefined,
  state: state === 'all' ? undefined : state,
  from: from || undefined,
})

/** The parameter that shows the flash of the last action. */
const doneParameter = 'done'

/** The address to come back to, from a form; the inbox when it is not one of the desk. */
export function readBack(from: string | null): URL {
  const url = URL.parse(from ?? '', 'http://desk')
  const isOwn = url?.host === 'desk' && /^\/(?:inbox|comments|spam|dead|leads\/[\da-f-]{36})$/.test(url.pathname)
  return isOwn ? url : new URL(paths.inbox, 'http://desk')
}

/** The same address with the flash. */
export function withFlash(url: URL): string {
  url.searchParams.delete('ask')
  url.searchParams.set(doneParameter, '1')
  return `${url.pathname}${url.search}`
}

export const showsFlash = (query: URLSearchParams): boolean => query.has(doneParameter)

export const asksToDelete = (query: URLSearchParams): boolean => query.get('ask') === 'delete'
