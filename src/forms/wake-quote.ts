import { load } from '#forms/quote-island.tsx?late'
import { whenSeen } from '#ui/when-seen.ts'

/** Wakes the quote form below a page's text. */
const place = document.querySelector('[data-quote-form]')

if (place) whenSeen(place, async () => (await load()).hydrateQuote(place))
