import { hydrateIsland } from '#ui/hydrate-island.tsx'
import { Hero } from './hero.tsx'

/** Hydrates home's try-out in `container`. */
export const hydrate = (container: HTMLElement, onHydrated: () => () => void) =>
  hydrateIsland(container, Hero, onHydrated)
