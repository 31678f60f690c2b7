import { copy } from '#ui/copy.ts'

/** Shows the copy buttons, which need a script, and handles them. */
export function copyOnPress(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const shown = document.getElementById(button.dataset['copy'] ?? '')
    if (shown === null) continue
    button.hidden = false
    button.addEventListener('click', async () => {
      const words = button.querySelector('span')
      if ((await copy(shown.textContent, shown)) && words) words.textContent = 'Copied'
    })
  }
}
