import { load as loadComment } from '#forms/comment/comment-island.tsx?late'
import { load as loadErase } from '#forms/erase/erase-island.tsx?late'
import { load as loadNewsletter } from '#forms/newsletter/newsletter-island.tsx?late'
import { load as loadQuote } from '#forms/quote/quote-island.tsx?late'

/** Forms below a page's text, by the name that their container has in `data-hydrate`. */
const forms = new Map([
  ['comment', loadComment],
  ['erase', loadErase],
  ['newsletter', loadNewsletter],
  ['quote', loadQuote],
])

/**
 * Hydrates a form when it comes into view or is touched. Astro's own island would put 5 KB of script into the page, most of
 * which is read by nobody who stays above.
 */
for (const container of document.querySelectorAll<HTMLElement>('[data-hydrate]')) {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && hydrate())
  const hydrate = async () => {
    observer.disconnect()
    container.removeEventListener('focusin', hydrate)
    // It does not come when the page is being left or the network is gone. The form then posts as it is.
    const form = await forms
      .get(container.dataset['hydrate'] ?? '')?.()
      .catch(() => undefined)
    form?.hydrate(container)
  }
  observer.observe(container)
  container.addEventListener('focusin', hydrate)
}
