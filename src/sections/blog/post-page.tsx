import { Pagination } from '#ui/pagination.tsx'
import { type PostCardProps, PostCards } from './post-card.tsx'
import style from './post-page.module.css'

interface PostPageProps {
  posts: readonly PostCardProps[]
  /** The name of the paging for screen readers. */
  label: string
  /** From 1. */
  current: number
  total: number
  href: (page: number) => string
}

/** One page of the blog's posts, and links to the others. */
export function PostPage({ posts, ...pages }: PostPageProps) {
  return (
    <div className={style.page}>
      <PostCards posts={posts} columns={2} />
      <Pagination {...pages} />
    </div>
  )
}
