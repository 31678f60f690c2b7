import { paths } from '#desk/paths.ts'
import { formNamed } from '#forms/registry.ts'
import type { InboxFilter } from '#server/leads/lead-filter.ts'
import { type LeadState, leadState } from '#server/platform/database/tables.ts'

/** What an address of the inbox asks for. */
export interface InboxQuery {
  readonly search: string
  /** Empty: all forms. */
  readonly form: string
  readonly state: LeadState | 'all'
  /** First day, like 2026-11-21; empty: any. */
  readonly from: string
  /** Where the page begins; empty: with the newest. */
  readonly older: string
  /** The lead that is open; empty: none was chosen. */
  readonly lead: string
}

/** Reads an address. What makes no sense counts as left out. */
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

/** The address of a list, without what is at its default. */
export function inboxHref(query: InboxQuery, path: string = paths.inbox): string {
  const { search: q, form, state, from, older, lead } = query
  const parts = Object.entries({ q, form, state: state === 'new' ? '' : state, from, older, lead })
  const text = new URLSearchParams(parts.filter(([, value]) => value !== '')).toString()
  return text === '' ? path : `${path}?${text}`
}

/** The leads that an address means. */
export const filterOf = ({ search, form, state, from }: InboxQuery): InboxFilter => ({
  search,
  form: form || undefined,
  state: state === 'all' ? undefined : state,
  from: from || undefined,
})

/** The parameter that shows the strip of the last action. */
const doneParameter = 'done'

/** An address of the desk to come back to, as a form brought it; the inbox in place of anything else. */
export function readBack(from: string | null): URL {
  const url = URL.parse(from ?? '', 'http://desk')
  const isOwn = url?.host === 'desk' && /^\/(?:inbox|comments|spam|dead|leads\/[\da-f-]{36})$/.test(url.pathname)
  return isOwn ? url : new URL(paths.inbox, 'http://desk')
}

/** The same address, where the strip of what was just done is shown. */
export function withStrip(url: URL): string {
  url.searchParams.delete('ask')
  url.searchParams.set(doneParameter, '1')
  return `${url.pathname}${url.search}`
}

/** Whether an address shows the strip. */
export const showsStrip = (query: URLSearchParams): boolean => query.has(doneParameter)

/** Whether an address asks before a lead is deleted. */
export const asksToDelete = (query: URLSearchParams): boolean => query.get('ask') === 'delete'
