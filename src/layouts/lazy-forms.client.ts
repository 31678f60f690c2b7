import { load as loadComment } from '#forms/comment/comment-island.tsx?late'
import { load as loadErase } from '#forms/erase/erase-island.tsx?late'
import { load as loadNewsletter } from '#forms/newsletter/newsletter-island.tsx?late'
import { load as loadQuote } from '#forms/quote/quote-island.tsx?late'
import { load as loadTryHero } from '#try/hero-island.tsx?late'
import { load as loadTitles } from '#try/titles/titles-island.tsx?late'
import { load as loadTryYours } from '#try/yours-island.tsx?late'

/** Forms below a page's text, by the name that their container has in `data-hydrate`. */
const forms = new Map([
  ['comment', loadComment],
  ['erase', loadErase],
  ['newsletter', loadNewsletter],
  ['quote', loadQuote],
  ['hero', loadTryHero],
  ['yours', loadTryYours],
  ['titles', loadTitles],
])

/**
 * Hydrates a form when it comes into view or is touched; with `data-at-touch` only then, and a button that was pressed
 * before is pressed again after. Astro's own island would put 5 KB of script into the page, most of which is read by nobody
 * who stays above.
 */
for (const container of document.querySelectorAll<HTMLElement>('[data-hydrate]')) {
  const { hydrate: name = '', atTouch } = container.dataset
  if (!forms.has(name)) continue
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && hydrate())
  const touches = ['focusin', 'pointerdown'] as const
  let hydrated: Promise<void> | undefined
  const hydrate = () => {
    hydrated ??= (async () => {
      observer.disconnect()
      // It does not come when the page is being left or the network is gone. The form then posts as it is.
      const form = await forms
        .get(name)?.()
        .catch(() => undefined)
      form?.hydrate(container)
      container.removeEventListener('click', again, true)
    })()
    return hydrated
  }
  const again = async (event: Event) => {
    const button = (event.target as Element).closest('button')
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    await hydrate()
    button.click()
  }
  for (const touch of touches) container.addEventListener(touch, hydrate, { once: true })
  if (atTouch === undefined) observer.observe(container)
  else {
    container.addEventListener('click', again, true)
    // Whoever comes back with the back button left words in it.
    addEventListener('pageshow', () => {
      for (const field of container.querySelectorAll<HTMLInputElement>('[data-example]')) {
        if (field.value !== field.defaultValue) void hydrate()
      }
    })
  }
}
