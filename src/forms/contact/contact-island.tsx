import { hydrateIsland } from '#ui/hydrate-island.tsx'
import { ContactForm } from './contact-form.tsx'

/** Hydrates the server's contact form in `container`. */
export const hydrate = (container: HTMLElement, onHydrated: () => () => void) =>
  hydrateIsland(container, ContactForm, onHydrated)
