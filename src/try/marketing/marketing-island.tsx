import { hydrateIsland } from '#ui/hydrate-island.tsx'
import { Marketing } from './marketing.tsx'

/** Hydrates the try-out in `container`. */
export const hydrate = (container: HTMLElement, onHydrated: () => () => void) =>
  hydrateIsland(container, Marketing, onHydrated)
