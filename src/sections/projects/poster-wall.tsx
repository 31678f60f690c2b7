import { FaceMark } from '#art/face.tsx'
import { Button } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import { Pagination } from '#ui/pagination.tsx'
import type { Captioned } from './captioned-poster.tsx'
import { PosterTile } from './poster-tile.tsx'
import style from './poster-wall.module.css'

interface PosterWallProps {
  columns: 3 | 4
  projects: readonly (Captioned & { excerpt: string })[]
  /** Label of the paging, for screen readers; this page, from 1; the addresses of all. */
  pages: { label: string; current: number; addresses: readonly string[] }
  /** Text that fills a row with only one poster. */
  vacancy: { title: string; text: string; action: string; href: string }
}

/** Posters across the whole window, with a sentence under each. */
export function PosterWall({ columns, projects, pages: { label, current, addresses }, vacancy }: PosterWallProps) {
  return (
    <>
      <ul className={style.wall} data-columns={columns}>
        {projects.map(({ poster, lines, href, caption, excerpt }) => (
          <li key={href} className={style.hung}>
            <PosterTile poster={poster} lines={lines} href={href} />
            <div className={style.words}>
              <p className={style.labels}>{caption}</p>
              <p className={style.excerpt}>{excerpt}</p>
            </div>
          </li>
        ))}
        {columns === 3 && projects.length % columns === 1 && <Vacancy {...vacancy} />}
      </ul>
      <div className={style.pages}>
        <Pagination
          label={label}
          current={current}
          total={addresses.length}
          href={(page) => addresses[page - 1] ?? ''}
        />
      </div>
    </>
  )
}

function Vacancy({ title, text, action, href }: PosterWallProps['vacancy']) {
  return (
    <li className={style.vacancy} data-ground="yolk">
      <div>
        <Heading size="h3" text={title} />
        <p className={style.invitation}>{text}</p>
        <Button href={href} mouth>
          {action}
        </Button>
      </div>
      <FaceMark className={style.face} />
    </li>
  )
}
