import { hydrateIsland } from '#ui/hydrate-island.tsx'
import { QuoteForm } from './quote-form.tsx'

/** Hydrates the server's quote form in `container`. */
export const hydrate = (container: HTMLElement, onHydrated: () => () => void) =>
  hydrateIsland(container, QuoteForm, onHydrated)
