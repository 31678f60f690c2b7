/** Shows the next example and copies the one that is shown. Without JavaScript the first stays. */

// How long the copy button says that it has copied, in ms.
const confirmationMs = 2000

const parts = [...document.querySelectorAll<HTMLElement>('[data-example]')]
const tools = document.querySelector<HTMLElement>('[data-tools]')
const total = new Set(parts.map(({ dataset }) => dataset.example)).size
let current = 0

if (tools) tools.hidden = false

document.querySelector('[data-again]')?.addEventListener('click', () => {
  current = (current + 1) % total
  for (const part of parts) part.hidden = part.dataset.example !== String(current)
})

const copy = document.querySelector<HTMLElement>('[data-copy]')
copy?.addEventListener('click', async () => {
  const result = document.querySelector(`[data-example="${current}"] [data-result]`)
  await navigator.clipboard.writeText(result?.textContent ?? '')
  const label = copy.getAttribute('aria-label') ?? ''
  copy.setAttribute('aria-label', copy.dataset.copy ?? label)
  copy.setAttribute('data-done', '')
  setTimeout(() => {
    copy.setAttribute('aria-label', label)
    copy.removeAttribute('data-done')
  }, confirmationMs)
})
