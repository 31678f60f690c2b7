import { Section } from '#sections/shared/layout/section.tsx'
import { Heading } from '#ui/heading.tsx'
import { type PostCardProps, PostCards } from './post-card.tsx'
import style from './related-posts.module.css'

const kept = new WeakMap<PostCardProps, PostCardProps>()

/** A post whose title has no lines. The same for the same post, whose card is made once. */
function unbroken(post: PostCardProps): PostCardProps {
  const { lines: _, ...made } = post
  const without = kept.get(post) ?? made
  kept.set(post, without)
  return without
}

/** What to read next, in large cards whose titles keep to a line where they can. */
export function RelatedPosts({ title, posts }: { title: string; posts: readonly PostCardProps[] }) {
  if (posts.length === 0) return null
  return (
    <Section space="none" className={style.related ?? ''}>
      <Heading size="h3" text={title} className={style.title ?? ''} />
      <PostCards columns={2} level="h3" posts={posts.map(unbroken)} />
    </Section>
  )
}
