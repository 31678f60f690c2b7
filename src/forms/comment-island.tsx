import { hydrateRoot } from 'react-dom/client'
import { CommentForm } from './comment-form.tsx'

/** Brings the server's comment form in `place` to life. */
export const wake = (place: HTMLElement) => hydrateRoot(place, <CommentForm post={Number(place.dataset['post'])} />)
