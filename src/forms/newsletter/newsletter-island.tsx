import { hydrateRoot } from 'react-dom/client'
import { NewsletterForm } from './newsletter-form.tsx'

/** Hydrates the server's newsletter form in `container`. */
export const hydrate = (container: Element) => hydrateRoot(container, <NewsletterForm />)
