import { hydrateIsland } from '#ui/hydrate-island.tsx'
import { NotifyForm } from './notify-form.tsx'

/** Hydrates the server's field for whoever waits in `container`. */
export const hydrate = (container: HTMLElement) => hydrateIsland(container, NotifyForm)
