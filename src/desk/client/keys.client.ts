import { move, openRow, select, selectAll, selectedCount } from './list.client.ts'

/** Where `g` and a second key lead. */
const screens: Readonly<Record<string, string>> = {
  i: '/inbox',
  s: '/subscribers',
  w: '/announce',
  n: '/numbers',
  f: '/falls-flat',
  h: '/health',
}

/** Milliseconds in which the second key of a pair counts. */
const pairMs = 1_500

/** Keys that are no button of the page. */
const moves: Readonly<Record<string, () => void>> = {
  j: () => move(1),
  k: () => move(-1),
  x: select,
  '*a': () => selectAll(true),
  Enter: () => document.querySelector<HTMLElement>('#lead')?.focus(),
  Escape: leave,
}

/** Makes single keys do what buttons do. They rest in fields, and with Alt, Ctrl or Meta. */
export function listenToKeys(): void {
  let first = { key: '', at: 0 }
  document.addEventListener('keydown', (event) => {
    const { key, target, timeStamp } = event
    if (!(target instanceof Element)) return
    if (isField(target)) return inField(event, target)
    if (rests(event, target)) return
    const pair = timeStamp - first.at < pairMs ? `${first.key}${key}` : key
    first = { key: key === 'g' || key === '*' ? key : '', at: timeStamp }
    if (act(pair)) event.preventDefault()
  })
}

/** True for keys of the browser's own, and of the link or button that has the focus. */
const rests = ({ key, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent, target: Element) =>
  altKey || ctrlKey || metaKey || defaultPrevented || (key === 'Enter' && target.matches('a, button, summary'))

/** @returns whether the key, or pair of keys, means anything here */
function act(key: string): boolean {
  const screen = key.startsWith('g') ? screens[key.slice(1)] : undefined
  if (screen !== undefined) {
    location.assign(screen)
    return true
  }
  if (press(key)) return true
  moves[key]?.()
  return key in moves
}

const isField = (target: Element) =>
  target.matches('input:not([type=checkbox]), textarea, select') ||
  (target instanceof HTMLElement && target.isContentEditable)

function inField(event: KeyboardEvent, field: Element): void {
  if (event.key === 'Escape' && field instanceof HTMLElement) field.blur()
  if (event.key === 'Enter' && event.ctrlKey) field.closest('form')?.requestSubmit()
}

/** Presses the button of a key, that of the selection when there is one. @returns whether there was any */
function press(key: string): boolean {
  const several = selectedCount() > 0
  const name = CSS.escape(key)
  const button = document.querySelector<HTMLElement>(several ? `[data-bulk-key="${name}"]` : `[data-key="${name}"]`)
  if (!button) return false
  if (button.matches('input, textarea')) button.focus()
  else button.click()
  return true
}

function leave(): void {
  if (selectedCount() > 0) selectAll(false)
  else openRow()?.querySelector('a')?.focus()
}
