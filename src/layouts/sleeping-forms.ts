import { load as loadComment } from '#forms/comment-island.tsx?late'
import { load as loadErase } from '#forms/erase-island.tsx?late'
import { load as loadNewsletter } from '#forms/newsletter-island.tsx?late'
import { load as loadQuote } from '#forms/quote-island.tsx?late'

/** Forms below a page's text, by the name that their place has in `data-asleep`. */
const forms = new Map([
  ['comment', loadComment],
  ['erase', loadErase],
  ['newsletter', loadNewsletter],
  ['quote', loadQuote],
])

/**
 * Wakes a form when it comes into view or is touched. Astro's own island would put 5 KB of script into the page, most of
 * which is read by nobody who stays above.
 */
for (const place of document.querySelectorAll<HTMLElement>('[data-asleep]')) {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && wake())
  const wake = async () => {
    observer.disconnect()
    place.removeEventListener('focusin', wake)
    // It does not come when the page is being left or the network is gone. The form then posts as it is.
    const form = await forms
      .get(place.dataset['asleep'] ?? '')?.()
      .catch(() => undefined)
    form?.wake(place)
  }
  observer.observe(place)
  place.addEventListener('focusin', wake)
}
