/** Shows the copy buttons of results, which need a script, and handles them. */

import { afterFirstFrame } from '#ui/after-first-frame.ts'

// Milliseconds for which a button confirms the copy.
const confirmationMs = 2000

/** A result as one line: its line breaks and no-break spaces are for the eye only. */
const lineOf = (shown: HTMLElement) => (shown.textContent ?? '').replace(/\s+/g, ' ').trim()

const buttons = document.querySelectorAll<HTMLElement>('[data-copy]')
afterFirstFrame(() => {
  for (const button of buttons) button.hidden = false
})

for (const button of buttons) {
  const idle = button.getAttribute('aria-label') ?? ''
  let timer: ReturnType<typeof setTimeout> | undefined
  button.addEventListener('click', async () => {
    const shown = button.closest('[data-pair]')?.querySelector<HTMLElement>('[data-result]')
    if (!shown) return
    // Not ui/copy.ts: the islands share it, and as a chunk of its own it would cost every page a request.
    const copied = await navigator.clipboard?.writeText(lineOf(shown)).then(
      () => true,
      () => false,
    )
    if (!copied) getSelection()?.selectAllChildren(shown)
    const said = (copied ? button.dataset['copied'] : button.dataset['byHand']) ?? ''
    const status = button.parentElement?.querySelector('[role="status"]')
    if (status) status.textContent = said
    if (!copied) return
    button.setAttribute('data-done', '')
    const text = button.querySelector('[data-copy-text]')
    const before = text?.textContent ?? ''
    if (text && before !== said) text.textContent = said
    else if (!text) button.setAttribute('aria-label', said)
    clearTimeout(timer)
    timer = setTimeout(() => {
      button.removeAttribute('data-done')
      if (text) text.textContent = idle
      else button.setAttribute('aria-label', idle)
      if (status) status.textContent = ''
    }, confirmationMs)
  })
}
