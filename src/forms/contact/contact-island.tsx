import { hydrateIsland } from '#ui/hydrate-island.tsx'
import { ContactForm } from './contact-form.tsx'

/** Hydrates the server's contact form in `container`. */
export const hydrate = (container: HTMLElement) => hydrateIsland(container, ContactForm)
