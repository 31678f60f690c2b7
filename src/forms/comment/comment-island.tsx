import { hydrateRoot } from 'react-dom/client'
import { CommentForm } from './comment-form.tsx'

/** Hydrates the server's comment form in `container`. */
export const hydrate = (container: HTMLElement) =>
  hydrateRoot(container, <CommentForm post={container.dataset['post'] ?? ''} />)
