import { hydrateIsland } from '#ui/hydrate-island.tsx'
import { YoursForm } from './yours-form.tsx'

/** Hydrates a band's try-out in `container`. */
export const hydrate = (container: HTMLElement, onHydrated: () => () => void) =>
  hydrateIsland(container, YoursForm, onHydrated)
