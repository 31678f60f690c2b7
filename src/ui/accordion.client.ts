/** An item of an accordion that the address leads to is open on arrival. */

function arrive() {
  const item = document.getElementById(location.hash.slice(1))
  if (!(item instanceof HTMLDetailsElement) || item.open) return
  const show = () => item.scrollIntoView()
  // The item that closes moves everything under it, at once or by and by.
  item.addEventListener('transitionend', show, { once: true })
  item.open = true
  show()
}

arrive()
addEventListener('hashchange', arrive)
