import { hydrateIsland } from '#ui/hydrate-island.tsx'
import { Chat } from './chat.tsx'

/** Hydrates the server's question page in `container`. */
export const hydrate = (container: HTMLElement, onHydrated: () => () => void) =>
  hydrateIsland(container, Chat, onHydrated)
