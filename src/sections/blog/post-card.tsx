import type { Accent, ObjectName, PersonName, Pictured } from '#art/names.ts'
import { ObjectDrawing } from '#art/object.tsx'
import { PersonDrawing } from '#art/person.tsx'
import { Tag } from '#ui/tag.tsx'
import { BannerTile, type BannerTileProps } from './banner-tile.tsx'
import style from './post-card.module.css'

export interface PostCardProps {
  title: string
  /** The title over two lines. */
  lines?: readonly string[] | undefined
  href: string
  date: { iso: string; text: string }
  category: { label: string; href: string }
  excerpt: string
  thumb: { object: Pictured<ObjectName>; ground: Accent }
  author: { name: string; person: Pictured<PersonName>; ground: Accent; href: string }
}

interface PostCardsProps {
  posts: readonly PostCardProps[]
  columns: 2 | 3
  /** Heading level of the titles, for the page's outline. */
  level?: 'h2' | 'h3'
  /** A tile that fills the rest of the last row. */
  end?: BannerTileProps
}

export function PostCards({ posts, columns, level = 'h2', end }: PostCardsProps) {
  return (
    <ul className={style.cards} data-columns={columns}>
      {posts.map((post) => (
        <li key={post.href}>
          <PostCard {...post} level={level} />
        </li>
      ))}
      {end && (
        <li className={style.end}>
          <BannerTile {...end} />
        </li>
      )}
    </ul>
  )
}

/** A post in a list. All of it leads to the post, but for its category and its author. */
function PostCard({ level: Title, ...post }: PostCardProps & { level: 'h2' | 'h3' }) {
  const { title, lines = [title], href, date, category, excerpt, thumb, author } = post
  return (
    <article className={style.card}>
      <div className={style.thumb} data-ground={thumb.ground}>
        <ObjectDrawing name={thumb.object} />
      </div>
      <p className={style.facts}>
        <Tag href={category.href}>{category.label}</Tag>
        <time dateTime={date.iso}>{date.text}</time>
      </p>
      <Title className={style.title}>
        <a href={href}>
          {lines.map((line) => (
            <span key={line}>{`${line} `}</span>
          ))}
        </a>
      </Title>
      <p className={style.excerpt}>{excerpt}</p>
      <p className={style.author}>
        <span className={style.avatar} data-ground={author.ground}>
          <PersonDrawing name={author.person} />
        </span>
        <a href={author.href}>{author.name}</a>
      </p>
    </article>
  )
}
