import { hydrateIsland } from '#ui/hydrate-island.tsx'
import { NotifyForm } from './notify-form.tsx'

/** Hydrates the server's field for whoever waits in `container`. */
export const hydrate = (container: HTMLElement, onHydrated: () => () => void) =>
  hydrateIsland(container, NotifyForm, onHydrated)
