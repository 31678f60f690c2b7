import { load } from '#forms/newsletter-island.tsx?late'
import { whenSeen } from '#ui/when-seen.ts'

/** Wakes the footer's form. */
const place = document.querySelector('[data-newsletter]')

if (place) whenSeen(place, async () => (await load()).hydrateNewsletter(place))
