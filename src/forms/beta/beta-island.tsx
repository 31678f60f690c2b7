import { hydrateIsland } from '#ui/hydrate-island.tsx'
import { BetaForm } from './beta-form.tsx'

/** Hydrates the server's sign-up in `container`. */
export const hydrate = (container: HTMLElement, onHydrated: () => () => void) =>
  hydrateIsland(container, BetaForm, onHydrated)
