/** Items of a list, each with its own buttons. */
const items = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-item]')]

export const hasItems = (): boolean => document.querySelector('[data-items]') !== null

/** The item that the keyboard is on. */
export const currentItem = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-item][data-current]')

/** Moves to the next or the previous item; to the first when no item is current. */
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

/** Makes the focused item the current one. */
export function followItems(): void {
  if (!hasItems()) return
  document.addEventListener('focusin', ({ target }) => {
    const item = target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null
    // Only keyboard focus counts: a press of the pointer changes nothing.
    if (item && target instanceof Element && target.matches(':focus-visible')) makeCurrent(item)
  })
}

function makeCurrent(item: HTMLElement): void {
  for (const other of items()) other.toggleAttribute('data-current', other === item)
}
