/**
 * Calls `wake` once, as soon as `place` comes into view or is touched. For what stands below a page's text: Astro's own
 * island would put 5 KB of script into the page, most of which is read by nobody who stays above.
 */
export function whenSeen(place: Element, wake: () => Promise<unknown>): void {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && once())
  const once = () => {
    observer.disconnect()
    place.removeEventListener('focusin', once)
    void wake()
  }
  observer.observe(place)
  place.addEventListener('focusin', once)
}
