import { hydrateRoot } from 'react-dom/client'
import { QuoteForm } from './quote-form.tsx'

/** Brings the server's quote form in `place` to life. */
export const wake = (place: Element) => hydrateRoot(place, <QuoteForm />)
