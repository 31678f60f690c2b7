/** Keeps a choice in the page's address, so that a reload, a shared link and the back button restore it. */

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-initial]')) {
  const { initial = '' } = form.dataset
  const name = form.querySelector('input')?.name ?? ''
  const radios = form.elements.namedItem(name) as RadioNodeList

  const read = () => {
    radios.value = initial
    // Assigning an unknown value changes no radio button.
    radios.value = new URLSearchParams(location.search).get(name) ?? initial
  }

  form.addEventListener('change', () => {
    const url = new URL(location.href)
    if (radios.value === initial) url.searchParams.delete(name)
    else url.searchParams.set(name, radios.value)
    history.pushState(null, '', url)
  })
  addEventListener('popstate', read)
  // After a reload the browser may restore an earlier choice in spite of the address.
  addEventListener('pageshow', read)
}
