/** The page's own small movements. All of them decorate content that is complete in the HTML. */

import { afterFirstFrame } from '#ui/after-first-frame.ts'

const still = matchMedia('(prefers-reduced-motion: reduce)').matches

// Pixels of scrolling from which the header is sticky and small.
const stuckAfter = 100
const header = document.querySelector('[data-header]')
const stick = () => header?.toggleAttribute('data-stuck', scrollY > stuckAfter)
addEventListener('scroll', stick, { passive: true })
// A page may be opened at an anchor.
afterFirstFrame(stick)

// The full-screen menu is for small windows: a wide window closes it. While it is open the rest of the page is inert.
const menu = document.querySelector<HTMLElement>('[data-menu]')
const besideMenu = [...(menu?.parentElement?.children ?? [])].filter((part) => part !== menu)
const behind = [...document.querySelectorAll('.skip, main, footer'), ...besideMenu] as HTMLElement[]
const hide = (hidden: boolean) => {
  for (const part of behind) part.inert = hidden
}
const closeMenu = () => menu?.hidePopover()
menu?.addEventListener('toggle', (event) => {
  if (event.newState !== 'open') return
  menu.querySelector('button')?.focus()
  hide(true)
})
// Before it closes, since the browser then returns the focus to the button that opened it.
menu?.addEventListener('beforetoggle', (event) => {
  if (event.newState === 'closed') hide(false)
})
matchMedia('(width > 1024px)').addEventListener('change', closeMenu)
// The back button shows the page without the menu.
addEventListener('pagehide', closeMenu)

// Pixels that a part must have risen above the window's edge before it is revealed.
const revealOffset = 150
const countDuration = 1000
// Degrees at a corner; half way there it is an eighth of that.
const maxTilt = 35

/** Calls `act` once for each part when it is first visible, `offset` px above the window's lower edge. */
function once(parts: Iterable<HTMLElement>, offset: number, act: (part: HTMLElement) => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        act(target as HTMLElement)
      }
    },
    { rootMargin: `0px 0px -${offset}px` },
  )
  for (const part of parts) observer.observe(part)
}

/** Lowers the parts below the window a little until they are scrolled into view. */
function reveal() {
  const waiting = [...document.querySelectorAll<HTMLElement>('[data-reveal=""]')].filter(
    (part) => part.getBoundingClientRect().top > innerHeight,
  )
  for (const part of waiting) part.dataset.reveal = 'waiting'
  once(waiting, revealOffset, (part) => {
    part.dataset.reveal = 'shown'
  })
}

/** Counts up to the part's number. The style sheet paints the count over it. */
function count(part: HTMLElement) {
  const target = Number(part.textContent)
  const start = performance.now()
  const tick = (now: number) => {
    const left = 1 - (now - start) / countDuration
    if (left <= 0) return part.removeAttribute('data-counting')
    part.dataset.counting = String(Math.round(target * (1 - left ** 3)))
    requestAnimationFrame(tick)
  }
  tick(start)
}

/** Tilts the tile under the pointer towards it. Its untilted outline decides, since a tilted tile is narrower. */
function tilt() {
  let tile: HTMLElement | null = null
  let place = new DOMRect()
  const settle = () => {
    if (tile) tile.dataset.tilt = ''
    tile = null
  }
  document.addEventListener('pointerleave', settle)
  document.addEventListener('pointermove', ({ target, clientX, clientY }) => {
    if (!tile) {
      tile = (target as Element).closest('[data-tilt]')
      if (!tile) return
      place = tile.getBoundingClientRect()
    }
    // From -1 to 1 across the tile.
    const x = (2 * (clientX - place.x)) / place.width - 1
    const y = (2 * (clientY - place.y)) / place.height - 1
    if (Math.max(Math.abs(x), Math.abs(y)) > 1) return settle()
    tile.style.setProperty('--tilt-x', `${maxTilt * y ** 3}deg`)
    tile.style.setProperty('--tilt-y', `${-maxTilt * x ** 3}deg`)
    tile.dataset.tilt = 'on'
  })
}

if (!still) {
  // Only after the first scroll: in a page that is printed, captured or opened at an anchor everything has its place.
  addEventListener('scroll', reveal, { once: true, passive: true })
  once(document.querySelectorAll<HTMLElement>('[data-count]'), 0, count)
  if (matchMedia('(pointer: fine)').matches && document.querySelector('[data-tilt]')) tilt()
}
