import { loadPage, narrow, takeOver } from './parts.client.ts'

const panes = () => document.querySelector('[data-inbox]')
const list = () => document.querySelector<HTMLFormElement>('[data-list]')

export const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')]

const boxOf = (row: Element) => row.querySelector<HTMLInputElement>('input[type=checkbox]')

/** The row that was selected last, from which `Shift x` extends the selection. */
let lastSelected: HTMLElement | undefined

const linkOf = (row: Element | undefined) => row?.querySelector<HTMLAnchorElement>('a')

/** Whether only the list is visible, as on a narrow window, where leads are pages of their own. */
const isAlone = () => narrow.matches && rows()[0]?.checkVisibility() === true

/** The row whose lead is open; the focused row when only the list is visible. */
export const openRow = (): HTMLElement | undefined =>
  isAlone()
    ? rows().find((row) => row.contains(document.activeElement))
    : rows().find((row) => linkOf(row)?.hasAttribute('aria-current'))

/** Opens leads beside the list without a page load, submits filters as they change, counts the selection. */
export function openBesideTheList(): void {
  if (!panes()) return
  document.addEventListener('click', (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || narrow.matches) return
    const row = event.target instanceof Element ? event.target.closest('[data-row] a')?.closest('[data-row]') : null
    if (!row) return
    event.preventDefault()
    show(row, true).catch(() => location.reload())
  })
  addEventListener('popstate', () => location.reload())
  document.addEventListener('change', ({ target }) => {
    if (target instanceof Element) lastSelected = target.closest<HTMLElement>('[data-row]') ?? lastSelected
    showSelected()
  })
  document.addEventListener('reset', () => setTimeout(showSelected))
  addEventListener('pageshow', showSelected)
}

/** Opens the next or the previous row; when only the list is visible, moves the focus there. */
export function move(step: 1 | -1): void {
  const all = rows()
  const at = openRow()
  const next = all[(at ? all.indexOf(at) : -1) + step]
  if (!next) return
  if (isAlone()) linkOf(next)?.focus()
  else show(next, false).catch(() => location.reload())
}

async function show(row: Element, focus: boolean): Promise<void> {
  const link = linkOf(row)
  if (!link) return
  for (const other of document.querySelectorAll('[data-row] a[aria-current]')) other.removeAttribute('aria-current')
  link.setAttribute('aria-current', 'true')
  row.scrollIntoView({ block: 'nearest' })
  if (!focus) link.focus({ preventScroll: true })
  const { href } = link
  const page = await loadPage(href)
  // While the key is held down, a later row may be current by now.
  if (!link.hasAttribute('aria-current')) return
  if (!page) {
    location.assign(href)
    return
  }
  takeOver(page, '#lead')
  history.replaceState(null, '', href)
}

/** Selects or deselects the open row. */
export function select(): void {
  const row = openRow()
  const box = row && boxOf(row)
  if (!box) return
  box.checked = !box.checked
  lastSelected = row
  showSelected()
}

/** Selects from the row that was selected last to the open one. */
export function selectUpTo(): void {
  const all = rows()
  const row = openRow()
  if (!row) return
  const open = all.indexOf(row)
  const from = lastSelected === undefined ? 0 : Math.max(0, all.indexOf(lastSelected))
  for (const each of all.slice(Math.min(from, open), Math.max(from, open) + 1)) {
    const box = boxOf(each)
    if (box) box.checked = true
  }
  lastSelected = row
  showSelected()
}

/** Selects or deselects every visible row. */
export function selectAll(checked: boolean): void {
  for (const row of rows()) {
    const box = boxOf(row)
    if (box) box.checked = checked
  }
  showSelected()
}

export const selectedCount = (): number => list()?.querySelectorAll('[name=lead]:checked').length ?? 0

function showSelected(): void {
  const words = document.querySelector('[data-selected]')
  if (words) words.textContent = `${selectedCount()} selected`
}
