/** Applies what is chosen in a filter as it is chosen. */
export function applyChoices(): void {
  for (const select of document.querySelectorAll('[data-filter] select')) {
    select.addEventListener('change', () => select.closest('form')?.requestSubmit())
  }
}
