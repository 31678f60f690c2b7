/** Steps through the pictures of a slider and tells which one shows. */

// A scroll that has been still for this many ms has arrived.
const stillness = 100

for (const slider of document.querySelectorAll<HTMLElement>('[data-slider]')) {
  const [track, tools] = slider.children as HTMLCollectionOf<HTMLElement>
  if (!track || !tools) continue
  const slides = [...(track.children as HTMLCollectionOf<HTMLElement>)]
  const place = tools.querySelector('[data-place]')
  const dots = tools.querySelectorAll<HTMLElement>('[data-dot]')
  let current = 0
  let arriving = 0

  const tell = (index: number) => {
    current = index
    const told = slides[index]?.ariaLabel
    if (place && place.textContent !== told) place.textContent = told ?? ''
    for (const [at, dot] of dots.entries()) dot.dataset.dot = at === index ? 'on' : ''
  }
  const go = (step: number) => {
    tell((current + step + slides.length) % slides.length)
    track.scrollTo({ left: slides[current]?.offsetLeft ?? 0 })
  }

  tools.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-step]')
    if (button) go(Number(button.dataset.step))
  })
  slider.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    go(step)
  })
  track.addEventListener('scroll', () => {
    clearTimeout(arriving)
    arriving = setTimeout(() => tell(Math.round(track.scrollLeft / track.clientWidth)), stillness)
  })
}
