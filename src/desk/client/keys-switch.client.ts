/** Key in localStorage; present when single keys are off. */
const kept = 'desk-keys'

/** Whether this browser's owner turned single keys off (WCAG 2.1.4). */
export function keysAreOff(): boolean {
  try {
    return localStorage.getItem(kept) === 'off'
  } catch {
    // The browser blocks storage.
    return false
  }
}

/** Adapts a part of the page to the choice: while keys are off, no control names its key. */
export function nameKeys(part: ParentNode): void {
  document.documentElement.toggleAttribute('data-keys-are-off', keysAreOff())
  if (keysAreOff()) {
    for (const control of part.querySelectorAll('[aria-keyshortcuts]')) control.removeAttribute('aria-keyshortcuts')
  }
  for (const choice of part.querySelectorAll<HTMLElement>('[data-keys-choice]')) choice.hidden = false
  for (const words of part.querySelectorAll<HTMLElement>('[data-keys-on]')) words.hidden = keysAreOff()
  for (const words of part.querySelectorAll<HTMLElement>('[data-keys-off]')) words.hidden = !keysAreOff()
}

/** Turns single keys off or on. Turning on reloads the page, which has the names of its keys again. */
export function switchKeys(): void {
  const wereOff = keysAreOff()
  if (wereOff) localStorage.removeItem(kept)
  else localStorage.setItem(kept, 'off')
  if (wereOff) location.reload()
  else nameKeys(document)
}
