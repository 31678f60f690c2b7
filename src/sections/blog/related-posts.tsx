import { Section } from '#sections/shared/layout/section.tsx'
import { Heading } from '#ui/heading.tsx'
import { type PostCardProps, PostCards } from './post-card.tsx'
import style from './related-posts.module.css'

/** Related posts, in large cards whose titles stay on one line where they fit. */
export function RelatedPosts({ title, posts }: { title: string; posts: readonly PostCardProps[] }) {
  if (posts.length === 0) return null
  return (
    <Section space="none" className={style.related ?? ''}>
      <Heading size="h3" text={title} className={style.title ?? ''} />
      <PostCards columns={2} level="h3" posts={posts.map(({ lines: _, ...post }) => post)} />
    </Section>
  )
}
