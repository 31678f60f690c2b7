/** Keeps a choice in the page's address, so that a reload, a shared link and the back button find it again. */

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-initial]')) {
  const { initial = '' } = form.dataset
  const name = form.querySelector('input')?.name ?? ''
  const radios = form.elements.namedItem(name) as RadioNodeList

  const read = () => {
    radios.value = initial
    // A value that is none of the choices changes nothing.
    radios.value = new URLSearchParams(location.search).get(name) ?? initial
  }

  form.addEventListener('change', () => {
    const url = new URL(location.href)
    if (radios.value === initial) url.searchParams.delete(name)
    else url.searchParams.set(name, radios.value)
    history.pushState(null, '', url)
  })
  addEventListener('popstate', read)
  // After a reload the browser may put back what was chosen before, whatever the address says.
  addEventListener('pageshow', read)
}
