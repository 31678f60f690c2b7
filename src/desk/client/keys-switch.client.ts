/** Where a browser keeps that single keys are off. */
const kept = 'desk-keys'

/** Single keys can be turned off (WCAG 2.1.4), in this browser alone. */
export function keysAreOff(): boolean {
  try {
    return localStorage.getItem(kept) === 'off'
  } catch {
    // Nothing is kept here at all.
    return false
  }
}

/** Where keys are off, a part of a page does not name them either. */
export function nameKeys(part: ParentNode): void {
  document.documentElement.toggleAttribute('data-keys-are-off', keysAreOff())
  if (keysAreOff()) {
    for (const control of part.querySelectorAll('[aria-keyshortcuts]')) control.removeAttribute('aria-keyshortcuts')
  }
  for (const choice of part.querySelectorAll<HTMLElement>('[data-keys-choice]')) choice.hidden = false
  for (const words of part.querySelectorAll<HTMLElement>('[data-keys-on]')) words.hidden = keysAreOff()
  for (const words of part.querySelectorAll<HTMLElement>('[data-keys-off]')) words.hidden = !keysAreOff()
}

/** Turns single keys off, or on again; then the page is loaded anew, for the names of its keys. */
export function switchKeys(): void {
  const wereOff = keysAreOff()
  if (wereOff) localStorage.removeItem(kept)
  else localStorage.setItem(kept, 'off')
  if (wereOff) location.reload()
  else nameKeys(document)
}
