import { load } from '#forms/comment-island.tsx?late'
import { whenSeen } from '#ui/when-seen.ts'

/** Wakes the comment form below a page's text. */
const place = document.querySelector<HTMLElement>('[data-comment-form]')

if (place) whenSeen(place, async () => (await load()).hydrateComment(place))
