import { hydrateRoot } from 'react-dom/client'
import { WritingTryOut } from './writing-try-out.tsx'

/** Hydrates the server's try-out in `container`. */
export const hydrate = (container: Element) => hydrateRoot(container, <WritingTryOut />)
