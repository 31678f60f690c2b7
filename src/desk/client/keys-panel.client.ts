import { keysAreOff, nameKeys, switchKeys } from './keys-switch.client.ts'
import { loadPage, narrow } from './parts.client.ts'

const panel = () => document.querySelector<HTMLElement>('#keys[data-beside]')

/** The element that had the focus before the panel opened. */
let before: Element | null = null

/** Opens the list of keys beside the page, and turns keys off and on. On a narrow window the list is a page of its own. */
export function offerKeys(): void {
  nameKeys(document)
  document.addEventListener('click', (event) => {
    const { target } = event
    if (!(target instanceof Element) || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (target.closest('[data-keys-switch]')) switchKeys()
    if (panel() && target.closest('[data-keys-open], [data-keys-close]')) {
      event.preventDefault()
      closePanel()
      return
    }
    const link = target.closest<HTMLAnchorElement>('[data-keys-open]')
    if (!link || narrow.matches || document.querySelector('#keys')) return
    event.preventDefault()
    open(link.href).catch(() => location.assign(link.href))
  })
}

async function open(href: string): Promise<void> {
  const focused = document.activeElement
  const page = await loadPage(href)
  const keys = page?.querySelector<HTMLElement>('#keys')
  const main = document.querySelector('#main')
  if (!keys || !main) {
    location.assign(href)
    return
  }
  if (panel()) return
  keys.setAttribute('data-beside', '')
  before = focused
  main.append(document.adoptNode(keys))
  nameKeys(keys)
  keys.focus()
}

/** Closes the list of keys and gives the focus back. @returns whether it was open */
export function closePanel(): boolean {
  const keys = panel()
  if (!keys) return false
  keys.remove()
  if (before instanceof HTMLElement) before.focus()
  return true
}

/** Whether a key is ignored: single keys can be turned off. */
export const isOff = (key: string): boolean => key.length === 1 && keysAreOff()
