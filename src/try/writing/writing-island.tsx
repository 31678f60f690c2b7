import { hydrateIsland } from '#ui/hydrate-island.tsx'
import { WritingTryOut } from './writing-try-out.tsx'

/** Hydrates the server's try-out in `container`. */
export const hydrate = (container: HTMLElement, onHydrated: () => () => void) =>
  hydrateIsland(container, WritingTryOut, onHydrated)
