import { hydrateIsland } from '#ui/hydrate-island.tsx'
import { EraseForm } from './erase-form.tsx'

/** Hydrates the server's form for erasure in `container`. */
export const hydrate = (container: HTMLElement, onHydrated: () => () => void) =>
  hydrateIsland(container, EraseForm, onHydrated)
