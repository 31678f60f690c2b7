import { hydrateRoot } from 'react-dom/client'
import { QuoteForm } from './quote-form.tsx'

/** Hydrates the server's quote form in `container`. */
export const hydrate = (container: Element) => hydrateRoot(container, <QuoteForm />)
