import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Tag } from '#ui/tag.tsx'
import style from './search-results.module.css'

interface SearchResultsProps {
  /** The number of results, in words. */
  count: string
  results: readonly {
    kind: string
    title: string
    href: string
    excerpt: readonly { text: string; match: boolean }[]
    sample?: true
  }[]
  /** Tag of a result about an invented entry, or with its name. */
  madeUp: string
  /** Text when there are more results than these. */
  more?: string | undefined
  nothing: { title: string; text: string; action: { label: string; href: string } }
}

/** Search results; a goldfish when there are none. */
export function SearchResults({ count, results, madeUp, more, nothing }: SearchResultsProps) {
  return (
    <div className={style.results}>
      <p className={style.count} role="status">
        {count}
      </p>
      {results.length === 0 && (
        <EmptyState
          title={nothing.title}
          action={
            <Button href={nothing.action.href} size="small">
              {nothing.action.label}
            </Button>
          }
        >
          {nothing.text}
        </EmptyState>
      )}
      <ol className={style.list}>
        {results.map(({ kind, title, href, excerpt, sample }) => (
          <li key={`${href} ${title}`} className={style.result}>
            <p className={style.tags}>
              <Tag>{kind}</Tag>
              {sample && <Tag>{madeUp}</Tag>}
            </p>
            <div>
              <h2 className={style.title}>
                <a href={href}>{title}</a>
              </h2>
              <p className={style.excerpt}>
                {excerpt.map(({ text, match }, index) => {
                  const key = `${index} ${text}`
                  return match ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>
                })}
              </p>
            </div>
          </li>
        ))}
      </ol>
      {more && <p className={style.more}>{more}</p>}
    </div>
  )
}
