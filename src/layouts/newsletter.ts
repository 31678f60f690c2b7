import { load } from '#forms/newsletter-island.tsx?late'

/**
 * Wakes the footer's form when it comes into view or is touched. Every page has this form; Astro's own island would put
 * 5 KB of script into each of them, most of which is read by nobody who stays above the footer.
 */
const place = document.querySelector<HTMLElement>('[data-newsletter]')

if (place) {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && wake())
  const wake = async () => {
    observer.disconnect()
    place.removeEventListener('focusin', wake)
    const { hydrateNewsletter } = await load()
    hydrateNewsletter(place)
  }
  observer.observe(place)
  place.addEventListener('focusin', wake)
}
