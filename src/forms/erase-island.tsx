import { hydrateRoot } from 'react-dom/client'
import { EraseForm } from './erase-form.tsx'

/** Brings the server's form for erasure in `place` to life. */
export const wake = (place: Element) => hydrateRoot(place, <EraseForm />)
