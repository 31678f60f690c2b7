/** Things one below the other, each with its own buttons. */
const items = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-item]')]

export const hasItems = (): boolean => document.querySelector('[data-items]') !== null

/** The one that the keyboard is on. */
export const currentItem = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-item][data-current]')

/** Goes to the next one, or the one before; to the first, when the keyboard was on none. */
export function moveItem(step: 1 | -1): void {
  const all = items()
  const current = currentItem()
  const place = current ? all.indexOf(current) : -1
  const next = place === -1 ? all[0] : all[place + step]
  if (!next) return
  makeCurrent(next)
  next.focus({ preventScroll: true })
  next.scrollIntoView({ block: 'nearest' })
}

/** Follows the focus from item to item. */
export function followItems(): void {
  if (!hasItems()) return
  document.addEventListener('focusin', ({ target }) => {
    const item = target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null
    // What a pointer presses stays as it is.
    if (item && target instanceof Element && target.matches(':focus-visible')) makeCurrent(item)
  })
}

function makeCurrent(item: HTMLElement): void {
  for (const other of items()) other.toggleAttribute('data-current', other === item)
}
