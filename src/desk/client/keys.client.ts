import { currentItem, hasItems, moveItem } from './items.client.ts'
import { closePanel, isOff } from './keys-panel.client.ts'
import { move, openRow, select, selectAll, selectedCount, selectUpTo } from './list.client.ts'

/** Milliseconds within which the second key of a pair counts. */
const pairMs = 1_500

/** Keys without a button on the page. */
const moves: Readonly<Record<string, () => void>> = {
  j: () => (hasItems() ? moveItem(1) : move(1)),
  k: () => (hasItems() ? moveItem(-1) : move(-1)),
  x: select,
  X: selectUpTo,
  '*a': () => selectAll(true),
  Enter: () => document.querySelector<HTMLElement>('#lead')?.focus(),
  Escape: leave,
}

/** Makes single keys press buttons. Keys are ignored in fields, and with Alt, Ctrl or Meta. */
export function listenToKeys(): void {
  let first = { key: '', at: 0 }
  document.addEventListener('keydown', (event) => {
    const { key, target, timeStamp } = event
    if (!(target instanceof Element)) return
    if (isField(target)) return inField(event, target)
    if (rests(event, target) || isOff(key)) return
    const pair = timeStamp - first.at < pairMs ? `${first.key}${key}` : key
    first = { key: key === 'g' || key === '*' ? key : '', at: timeStamp }
    if (act(pair)) event.preventDefault()
  })
}

/** True for the browser's own keys, for keys that a focused link or button takes, and while a menu is open. */
const rests = ({ key, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent, target: Element) =>
  altKey ||
  ctrlKey ||
  metaKey ||
  defaultPrevented ||
  (key === 'Enter' && target.matches('a, button, summary')) ||
  (key === 'Escape' && document.querySelector(':popover-open') !== null)

/** @returns whether the key, or pair of keys, has an action here */
function act(key: string): boolean {
  // The letters are in the navigation.
  const screen = key.length === 2 && key.startsWith('g') ? `[data-go="${CSS.escape(key.slice(1))}"]` : undefined
  const link = screen === undefined ? null : document.querySelector<HTMLElement>(screen)
  if (link) {
    link.click()
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

/** Presses the button of a key; while rows are selected, the selection's. @returns whether a button was found */
function press(key: string): boolean {
  const button = buttonOf(key)
  if (!button) return false
  // A button acts only on the item that the keyboard is on.
  const item = button.closest('[data-item]')
  if (item && item !== currentItem()) {
    moveItem(1)
    return true
  }
  if (button.matches('input, textarea')) button.focus()
  else button.click()
  return true
}

function buttonOf(key: string): HTMLElement | null {
  const name = `"${CSS.escape(key)}"`
  if (selectedCount() > 0) return document.querySelector<HTMLElement>(`[data-bulk-key=${name}]`)
  const selector = `[data-key=${name}]`
  // A narrow window hides the lead beside the list: keys do not press hidden buttons.
  const isShown = (button: HTMLElement) => (button.closest('[data-folded]')?.parentElement ?? button).checkVisibility()
  const all = () => [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown)
  const inItem = currentItem()?.querySelector<HTMLElement>(selector)
  // While an item is current, its buttons come first; buttons of other items never count.
  return inItem ?? all().find((button) => !currentItem() || !button.closest('[data-item]')) ?? null
}

function leave(): void {
  if (selectedCount() > 0) selectAll(false)
  else if (closePanel()) return
  else if (document.querySelector('#keys')) document.querySelector<HTMLElement>('[data-keys-close]')?.click()
  else openRow()?.querySelector('a')?.focus()
}
