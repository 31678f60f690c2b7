import { hydrateIsland } from '#ui/hydrate-island.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

/** Hydrates the server's newsletter form in `container`. */
export const hydrate = (container: HTMLElement, onHydrated: () => () => void) =>
  hydrateIsland(container, NewsletterForm, onHydrated)
