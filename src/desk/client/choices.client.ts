/** Submits a filter as soon as a choice in it changes. */
export function applyChoices(): void {
  for (const select of document.querySelectorAll('[data-filter] select')) {
    select.addEventListener('change', () => select.closest('form')?.requestSubmit())
  }
}
