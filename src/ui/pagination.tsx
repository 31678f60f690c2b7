import { Icon } from './icon.tsx'
import { pageNumbers } from './page-numbers.ts'
import style from './pagination.module.css'

interface PaginationProps {
  /** Name of the list, for screen readers. */
  label: string
  /** From 1. */
  current: number
  total: number
  href: (page: number) => string
}

/** Page numbers as links; of many, some are left out. Renders nothing for a single page. */
export function Pagination({ label, current, total, href }: PaginationProps) {
  if (total < 2) return null
  return (
    <nav className={style.pagination} aria-label={label}>
      {current > 1 && (
        <a href={href(current - 1)} rel="prev" aria-label="Previous page">
          <Icon name="previous" width={24} height={24} />
        </a>
      )}
      {pageNumbers(current, total).map((page, index, pages) =>
        page === 'gap' ? (
          <span key={`after ${pages[index - 1]}`}>…</span>
        ) : (
          <a
            key={page}
            href={href(page)}
            aria-label={`Page ${page}`}
            aria-current={page === current ? 'page' : undefined}
          >
            {page}
          </a>
        ),
      )}
      {current < total && (
        <a href={href(current + 1)} rel="next" aria-label="Next page">
          <Icon name="next" width={24} height={24} />
        </a>
      )}
    </nav>
  )
}
