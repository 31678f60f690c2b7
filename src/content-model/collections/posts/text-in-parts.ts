import { type CollectionEntry, render } from 'astro:content'
import { bodyParts } from '#content-model/collections/posts/article-body.ts'

/**
 * A post's text before and after the marker of its two drawings, as components. Astro inserts the pictures of a text when
 * it renders it, so each part is rendered separately.
 */
export async function postText(post: CollectionEntry<'posts'>) {
  const part = (html: string) => render({ ...post, rendered: { ...post.rendered, html } })
  const { before, after } = bodyParts(post.rendered?.html ?? '')
  const [first, second] = await Promise.all([part(before), part(after)])
  return { Before: first.Content, After: second.Content }
}
