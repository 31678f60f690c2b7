/** The page's own small movements. Everything here decorates what the HTML already says. */

const still = matchMedia('(prefers-reduced-motion: reduce)').matches

// The header sticks in its small form once the page has scrolled past this many px.
const stuckAfter = 100
const header = document.querySelector('[data-header]')
const stick = () => header?.toggleAttribute('data-stuck', scrollY > stuckAfter)
addEventListener('scroll', stick, { passive: true })
stick()

// The full-screen menu belongs to small windows: a wide one closes it. While it is open the page behind it rests.
const menu = document.querySelector<HTMLElement>('[data-menu]')
const behind = document.querySelectorAll<HTMLElement>('main, footer')
menu?.addEventListener('toggle', (event) => {
  for (const part of behind) part.inert = event.newState === 'open'
})
matchMedia('(width > 1024px)').addEventListener('change', () => menu?.hidePopover())

// Distance in px that a part must have come up before it is shown.
const revealOffset = 150
const countDuration = 1000

function once(parts: NodeListOf<HTMLElement>, offset: number, act: (part: HTMLElement) => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        observer.unobserve(target)
        act(target)
      }
    },
    { rootMargin: `0px 0px -${offset}px` },
  )
  for (const part of parts) if (part.getBoundingClientRect().top > innerHeight) observer.observe(part)
}

function count(part: HTMLElement) {
  const target = Number(part.textContent)
  const start = performance.now()
  const tick = (now: number) => {
    const progress = Math.min(1, (now - start) / countDuration)
    part.textContent = String(Math.round(target * (1 - (1 - progress) ** 3)))
    if (progress < 1) requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
}

if (!still) {
  const parts = document.querySelectorAll<HTMLElement>('[data-reveal]')
  for (const part of parts) if (part.getBoundingClientRect().top > innerHeight) part.dataset.reveal = 'waiting'
  once(parts, revealOffset, (part) => {
    part.dataset.reveal = 'shown'
  })
  once(document.querySelectorAll<HTMLElement>('[data-count]'), 0, count)
}
