import { hydrateIsland } from '#ui/hydrate-island.tsx'
import { CommentForm } from './comment-form.tsx'

/** Hydrates the server's comment form in `container`. */
export const hydrate = (container: HTMLElement, onHydrated: () => () => void) =>
  hydrateIsland(container, CommentForm, onHydrated)
