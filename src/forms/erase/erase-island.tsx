import { hydrateRoot } from 'react-dom/client'
import { EraseForm } from './erase-form.tsx'

/** Hydrates the server's form for erasure in `container`. */
export const hydrate = (container: Element) => hydrateRoot(container, <EraseForm />)
