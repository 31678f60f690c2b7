/** Handles the buttons of a slider and marks the visible picture. */

// For browsers without `scrollend`: a scroll has ended after this many ms without movement.
const stillness = 100
const saysEnd = 'onscrollend' in window

for (const slider of document.querySelectorAll<HTMLElement>('[data-slider]')) {
  const [track, tools] = slider.children as HTMLCollectionOf<HTMLElement>
  if (!track || !tools) continue
  const slides = [...(track.children as HTMLCollectionOf<HTMLElement>)]
  const place = tools.querySelector('[data-place]')
  const dots = tools.querySelectorAll<HTMLElement>('[data-dot]')
  let current = 0
  let arriving: ReturnType<typeof setTimeout> | undefined

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
    // With Alt or Command an arrow key is the browser's back and forward.
    if (!step || event.altKey || event.metaKey) return
    event.preventDefault()
    go(step)
  })
  // Between two pictures a scroll has only paused, under a finger or because its target changed.
  const arrive = () => {
    const at = track.scrollLeft / track.clientWidth
    const index = Math.round(at)
    if (Math.abs(at - index) < 0.01) tell(index)
  }
  track.addEventListener(saysEnd ? 'scrollend' : 'scroll', () => {
    clearTimeout(arriving)
    arriving = setTimeout(arrive, saysEnd ? 0 : stillness)
  })
}
