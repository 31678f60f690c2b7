import { hydrateIsland } from '#ui/hydrate-island.tsx'
import { TitlesTry } from './titles-try.tsx'

/** Hydrates the try-out in `container`. */
export const hydrate = (container: HTMLElement, onHydrated: () => () => void) =>
  hydrateIsland(container, TitlesTry, onHydrated)
