import type { ComponentProps } from 'react'
import { ObjectDrawing } from '#art/object.tsx'
import { SearchForm, type SearchFormProps } from '#sections/search/search-form.tsx'
import { Socials } from '#ui/socials.tsx'
import { BannerTile, type BannerTileProps } from './banner-tile.tsx'
import type { PostCardProps } from './post-card.tsx'
import style from './post-sidebar.module.css'

export interface PostSidebarProps {
  /** The name of the sidebar for screen readers. */
  label: string
  search: Pick<SearchFormProps, 'path' | 'label' | 'placeholder'>
  categories: {
    title: string
    links: readonly { label: string; href: string; count: number }[]
    /** The blog's feed. */
    feed: { label: string; note: string; href: string }
  }
  /** Drawn from two on: a single post would lead to itself. */
  recent: { title: string; posts: readonly PostCardProps[] }
  /** `of` names the owner of the profiles. */
  follow: { title: string; of: string; links: ComponentProps<typeof Socials>['links'] }
  banner: BannerTileProps | undefined
}

/** The blog's sidebar: a search, categories, the newest posts, profiles to follow, and a banner. */
export function PostSidebar({ label, search, categories, recent, follow, banner }: PostSidebarProps) {
  return (
    <aside className={style.sidebar} aria-label={label}>
      <SearchForm {...search} idPrefix="sidebar-" />
      <nav aria-label={categories.title}>
        <h2 className={style.title}>{categories.title}</h2>
        <ul className={style.categories}>
          {categories.links.map(({ label, href, count }) => (
            <li key={href}>
              <a href={href}>
                {label} <span>{count}</span>
              </a>
            </li>
          ))}
          <li>
            <a href={categories.feed.href} type="application/rss+xml">
              {categories.feed.label} <span>{categories.feed.note}</span>
            </a>
          </li>
        </ul>
      </nav>
      {recent.posts.length > 1 && (
        <section>
          <h2 className={style.title}>{recent.title}</h2>
          <ul className={style.recent}>
            {recent.posts.map((post) => (
              <RecentPost key={post.href} {...post} />
            ))}
          </ul>
        </section>
      )}
      {follow.links.length > 0 && (
        <section>
          <h2 className={style.title}>{follow.title}</h2>
          <Socials links={follow.links} of={follow.of} />
        </section>
      )}
      {banner && (
        <div className={style.banner}>
          <BannerTile {...banner} />
        </div>
      )}
    </aside>
  )
}

function RecentPost({ title, href, date, thumb }: PostCardProps) {
  return (
    <li>
      <a className={style.post} href={href}>
        <span className={style.thumb} data-ground={thumb.ground}>
          <ObjectDrawing name={thumb.object} />
        </span>
        <span>
          <b className={style.postTitle}>{title}</b> <time dateTime={date.iso}>{date.text}</time>
        </span>
      </a>
    </li>
  )
}
