import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Tag } from '#ui/tag.tsx'
import style from './search-results.module.css'

interface SearchResultsProps {
  /** How many were found, in words. */
  count: string
  results: readonly {
    kind: string
    title: string
    href: string
    excerpt: readonly { text: string; match: boolean }[]
    sample?: true
  }[]
  /** Said of a result that is about something invented, or names it. */
  madeUp: string
  /** Said when there are more than these. */
  more?: string | undefined
  nothing: { title: string; text: string; action: { label: string; href: string } }
}

/** What a search found, or the fish. */
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
