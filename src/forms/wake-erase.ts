import { load } from '#forms/erase-island.tsx?late'
import { whenSeen } from '#ui/when-seen.ts'

/** Wakes the form for erasure below a page's text. */
const place = document.querySelector('[data-erase-form]')

if (place) whenSeen(place, async () => (await load()).hydrateErase(place))
