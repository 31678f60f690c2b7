/** Submits the filter at each change. Without JavaScript it has a button. */

for (const form of document.querySelectorAll<HTMLFormElement>('[data-filter]')) {
  for (const button of form.querySelectorAll<HTMLElement>('[data-submit]')) button.hidden = true
  form.addEventListener('change', () => {
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (value !== '') query.set(name, String(value))
    const address = new URL(form.action)
    address.search = query.toString()
    location.assign(address)
  })
}
