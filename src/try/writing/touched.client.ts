import { load } from '#try/writing/writing-island.tsx?late'

const touches = ['pointerover', 'pointerdown', 'focusin'] as const

/**
 * Hydrates the try-out when it is touched, and does again what was clicked meanwhile. Where the script does not come, the form posts
 * as it is.
 */
for (const container of document.querySelectorAll<HTMLElement>('[data-hydrate="writing"]')) {
  let clicked: HTMLElement | undefined
  const keep = (event: Event) => {
    const { target } = event
    // What a radio button or a field does by itself it does without us.
    if (!(target instanceof HTMLElement) || target.closest('label, input')) return
    event.preventDefault()
    clicked = target
  }
  const listen = (change: 'addEventListener' | 'removeEventListener') => {
    for (const touch of touches) container[change](touch, wake)
  }
  const wake = async () => {
    listen('removeEventListener')
    container.addEventListener('click', keep)
    const island = await load().catch(() => undefined)
    container.removeEventListener('click', keep)
    island?.hydrate(container)
    clicked?.click()
  }
  listen('addEventListener')
}
