/** Opens the accordion's item that the address points to. */

function arrive() {
  const item = document.getElementById(location.hash.slice(1))
  if (!(item instanceof HTMLDetailsElement) || item.open) return
  const show = () => item.scrollIntoView()
  // The previously open item closes and moves the others, with or without a transition.
  item.addEventListener('transitionend', show, { once: true })
  item.open = true
  show()
}

arrive()
addEventListener('hashchange', arrive)
