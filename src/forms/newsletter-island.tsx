import { hydrateRoot } from 'react-dom/client'
import { NewsletterForm } from './newsletter-form.tsx'

/** Brings the server's newsletter form in `place` to life. */
export const wake = (place: Element) => hydrateRoot(place, <NewsletterForm />)
